//! Nonsense over the socket. The test reads each message as the server does, so it knows what has to come of it: what
//! cannot be read closes the socket with [`CLOSE_PROTOCOL`], what can be read is answered or passed over.

use kernel::Rng;
use protocol::{CLOSE_NOT_ALLOWED, CLOSE_PROTOCOL, ClientMessage, LONGEST_MESSAGE};
use serde_json::{Value, json};

use super::Target;
use super::raw::{BINARY, Heard, Raw, TEXT, frame};
use super::twist::{odd_value, twisted};

fn valid(rng: &mut Rng) -> Value {
    let (serial, tag) = (rng.below(40), rng.below(1_000));
    let seat = rng.below(6);
    match rng.below(13) {
        0 => json!({ "do": "hello", "language": "fr", "last": serial, "seat": seat }),
        1 => json!({ "do": "look", "seat": seat }),
        2 => json!({ "do": "speak", "language": "en" }),
        3 | 4 => json!({ "do": "answer", "serial": serial, "action": "pass", "tag": tag }),
        5 => {
            json!({ "do": "answer", "serial": serial, "action": { "play": { "card": 3, "target": seat } }, "tag": tag })
        }
        6 => json!({ "do": "chat", "text": "bonjour à tous", "tag": tag }),
        7 => json!({ "do": "phrase", "phrase": serial, "about": seat, "tag": tag }),
        8 => json!({ "do": "mute", "seat": seat, "mute": tag % 2 == 0 }),
        9 => json!({ "do": "pass_for_me", "until": "never" }),
        10 => json!({ "do": "grant_undo", "grant": false }),
        11 => json!({ "do": "vote_end", "end": false }),
        _ => json!({ "do": "ping" }),
    }
}

/// Something that can be read, and is wrong for other reasons.
fn plausible(rng: &mut Rng) -> Value {
    let (serial, tag) = (rng.bits(), rng.bits());
    let seat = rng.below(256);
    match rng.below(6) {
        0 | 1 => json!({ "do": "answer", "serial": serial, "action": odd_value(rng), "tag": tag }),
        2 => json!({ "do": "look", "seat": seat }),
        3 => json!({ "do": "mute", "seat": seat, "mute": true }),
        4 => {
            json!({ "do": "chat", "text": " \u{200b}x".repeat(rng.below(700) as usize), "tag": tag })
        }
        _ => valid(rng),
    }
}

fn readable(bytes: &[u8]) -> Option<ClientMessage> {
    serde_json::from_str(std::str::from_utf8(bytes).ok()?).ok()
}

const HELLO: &str = r#"{"do":"hello","language":"en"}"#;

/// Opens a socket and comes in properly.
async fn come_in(target: &Target, cookie: &str) -> Raw {
    let mut raw = Raw::open(target.address, &target.table, cookie).await;
    raw.say(HELLO).await;
    assert!(matches!(raw.hear().await, Heard::Text(_)));
    raw
}

/// Says so many things of which most make no sense. Returns how many of them closed the socket.
pub(super) async fn say_nonsense(target: Target, seed: u64, count: usize) -> usize {
    let mut rng = Rng::from_number(seed);
    let mut closed = 0;
    let mut said = 0;
    while said < count {
        let cookie = rng.pick(&target.cookies).clone();
        if rng.below(5) == 0 {
            closed += usize::from(first_message(&target, &cookie, &mut rng).await);
            said += 1;
            continue;
        }
        let mut raw = come_in(&target, &cookie).await;
        loop {
            said += 1;
            if rng.below(12) == 0 {
                broken_frame(&mut raw, &mut rng).await;
                closed += 1;
                break;
            }
            let bytes = if rng.below(2) == 0 {
                plausible(&mut rng).to_string().into_bytes()
            } else {
                twisted(&valid(&mut rng), &mut rng)
            };
            raw.frame(TEXT, &bytes).await;
            let shown = String::from_utf8_lossy(&bytes).chars().take(300).collect::<String>();
            if readable(&bytes).is_none() {
                assert_eq!(
                    raw.hear_until("never said").await,
                    Heard::Closed(CLOSE_PROTOCOL),
                    "{shown}"
                );
                closed += 1;
                break;
            }
            raw.say(r#"{"do":"ping"}"#).await;
            let heard = raw.hear_until(r#"{"is":"pong"}"#).await;
            assert!(matches!(heard, Heard::Text(_)), "{heard:?} after {shown}");
            if said >= count {
                break;
            }
        }
    }
    closed
}

/// The first message of a socket. True if it closed the socket.
async fn first_message(target: &Target, cookie: &str, rng: &mut Rng) -> bool {
    let mut raw = Raw::open(target.address, &target.table, cookie).await;
    let hello =
        json!({ "do": "hello", "language": "fr", "last": rng.below(100), "seat": target.seat });
    let bytes =
        if rng.below(4) == 0 { valid(rng).to_string().into_bytes() } else { twisted(&hello, rng) };
    raw.frame(TEXT, &bytes).await;
    let heard = raw.hear().await;
    let shown = String::from_utf8_lossy(&bytes).chars().take(300).collect::<String>();
    match readable(&bytes) {
        Some(ClientMessage::Hello { seat, .. }) => {
            let own = *cookie == *target.cookies[0] && seat == Some(target.seat);
            if seat.is_none() || own {
                assert!(matches!(heard, Heard::Text(_)), "{heard:?} after {shown}");
                return false;
            }
            assert_eq!(heard, Heard::Closed(CLOSE_NOT_ALLOWED), "{shown}");
        }
        Some(_) | None => assert_eq!(heard, Heard::Closed(CLOSE_PROTOCOL), "{shown}"),
    }
    true
}

/// Frames that are wrong before anybody looks at what they say.
async fn broken_frame(raw: &mut Raw, rng: &mut Rng) {
    match rng.below(8) {
        0 => raw.frame(BINARY, b"{\"do\":\"ping\"}").await,
        1 => raw.frame(TEXT, &[0xff, 0xfe, b'{']).await,
        2 => {
            let long = LONGEST_MESSAGE + 1 + rng.below(100_000) as usize;
            raw.frame(TEXT, &vec![b' '; long]).await;
        }
        // A length nobody has memory for.
        3 => {
            raw.send(&[TEXT, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4])
                .await
        }
        // A reserved opcode, reserved bits, and no mask.
        4 => raw.frame(0x83, b"{}").await,
        5 => raw.frame(0xf1, b"{\"do\":\"ping\"}").await,
        6 => raw.send(b"\x81\x0d{\"do\":\"ping\"}").await,
        // A message in pieces that never ends.
        _ => {
            let piece = vec![b' '; 4_000];
            raw.send(&frame(0x01, &piece)).await;
            for _ in 0..5 {
                raw.send(&frame(0x00, &piece)).await;
            }
        }
    }
    assert_eq!(raw.hear_until("never said").await, Heard::Closed(CLOSE_PROTOCOL));
}
