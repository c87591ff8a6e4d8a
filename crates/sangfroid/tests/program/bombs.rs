//! Files that are small on the wire and huge in memory, several at once, and what they do to the server's memory.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;

use client::Visitor;
use shelf::Language;
use tempfile::TempDir;

use crate::served::{Served, arguments};

/// Just less than a body may have.
const LONG: usize = (2 << 20) - 64;

/// By so many kilobytes four of them may make the server larger. Built as a tree, one of them would be several times this.
const MOST_KILOBYTES: u64 = 150 * 1024;

/// The most memory a process has ever had, in kilobytes.
fn peak(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Nothing but small objects.
fn objects(bytes: usize) -> String {
    let one = r#"{"":0}"#;
    format!("[{one}{}]", format!(",{one}").repeat(bytes / (one.len() + 1) - 2))
}

/// A record whose configuration is as heavy as a record may be, and as long as a body may be.
fn heavy() -> String {
    let config = objects(60_000 * 7);
    let seed = "07".repeat(32);
    let record = format!(
        r#"{{"format":2,"game":"sang-rancune","rules":1,"config":{config},"seed":"{seed}","seats":[],"answers":[],"outcome":null,"hash":""}}"#
    );
    let room = " ".repeat(LONG - record.len());
    record + &room
}

/// Brings a record from this address, and says how that is answered.
fn bring(server: &str, cookie: &str, from: usize, body: &str) -> String {
    let mut stream = TcpStream::connect(server).unwrap();
    let head = format!(
        "POST /api/records HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\
         X-Forwarded-For: 10.0.0.{from}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all(body.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn four_files_at_once_that_are_huge_in_memory_do_not_fill_it() {
    let folder = TempDir::new().unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_sangfroid"));
    // Four people from four addresses: one address brings one at a time.
    command.args(arguments(folder.path())).arg("--behind-proxy");
    let server = Served::run(command).unwrap();
    let ana = Visitor::new(server.url(), "Ana", Language::En).await.unwrap();
    let (address, cookie) = (server.url().replace("http://", ""), ana.cookie().unwrap());
    let before = peak(server.process());
    for body in [objects(LONG), heavy()] {
        assert!(body.len() <= LONG);
        let answers: Vec<String> = std::thread::scope(|scope| {
            let (address, cookie, body) = (&address, &cookie, &body);
            let four: Vec<_> = (1..=4)
                .map(|from| scope.spawn(move || bring(address, cookie, from, body)))
                .collect();
            four.into_iter().map(|one| one.join().unwrap()).collect()
        });
        for answer in answers {
            assert!(answer.starts_with("HTTP/1.1 422"), "{answer}");
        }
    }
    let grown = peak(server.process()) - before;
    assert!(grown < MOST_KILOBYTES, "four of them took {grown} kB");
}
