//! The way out to a client: straight into its socket where that takes no waiting, through a queue otherwise.
//!
//! The task of a table must never wait for a client. Almost always a socket takes a frame at once; then it writes itself,
//! and the client's own task is not even woken. Whatever does not fit goes to the queue, in order, and the client's
//! task sends it when the socket is ready.

use std::collections::VecDeque;
use std::io;
use std::net::Shutdown;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use socket2::SockRef;
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;

/// How many frames wait for a client before it counts as gone.
const WAITING_FRAMES: usize = 64;

/// What the table's task and the client's share.
#[derive(Debug)]
struct Shared {
    half: OwnedWriteHalf,
    queue: Mutex<Queue>,
    /// Wakes the client's task when there is something to send, or nothing any more.
    wake: Notify,
}

/// What the socket did not take at once.
#[derive(Debug, Default)]
struct Queue {
    frames: VecDeque<Vec<u8>>,
    /// How much of the first frame was sent.
    sent: usize,
    /// Whether the table has let the client go.
    over: bool,
}

/// The table's end. Dropping it lets the client go.
#[derive(Debug)]
pub(crate) struct FrameSender(Way);

#[derive(Debug)]
enum Way {
    Socket(Arc<Shared>),
    /// For tests without a network.
    #[cfg(test)]
    Queue(tokio::sync::mpsc::Sender<String>),
}

/// The end of the client's task.
#[derive(Debug)]
pub(crate) struct Inlet(Arc<Shared>);

/// A client that does not read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deaf;

/// Why there is nothing more to send.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Over {
    /// The table has let the client go.
    LetGo,
    /// The connection is gone.
    Lost,
}

/// A socket that is full has taken nothing.
fn unless_full(written: io::Result<usize>) -> io::Result<usize> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
        written => written,
    }
}

/// Both ends of the way to a socket.
pub(crate) fn sender(half: OwnedWriteHalf) -> (FrameSender, Inlet) {
    let shared = Arc::new(Shared { half, queue: Mutex::default(), wake: Notify::new() });
    (FrameSender(Way::Socket(Arc::clone(&shared))), Inlet(shared))
}

impl FrameSender {
    /// A sender that only fills a queue with texts.
    #[cfg(test)]
    pub(crate) const fn into_queue(queue: tokio::sync::mpsc::Sender<String>) -> Self {
        Self(Way::Queue(queue))
    }

    /// Sends a frame, now or as soon as the client reads.
    pub(crate) fn send(&self, frame: &[u8]) -> Result<(), Deaf> {
        match &self.0 {
            Way::Socket(shared) => shared.send(frame),
            #[cfg(test)]
            Way::Queue(queue) => {
                queue.try_send(crate::wire::text_of(frame).to_owned()).map_err(|_| Deaf)
            }
        }
    }
}

impl Drop for FrameSender {
    fn drop(&mut self) {
        match &self.0 {
            Way::Socket(shared) => {
                shared.queue().over = true;
                shared.wake.notify_one();
            }
            #[cfg(test)]
            Way::Queue(_) => {}
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        // A panic while the queue is locked cannot leave it half changed: all changes are single steps.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&self, frame: &[u8]) -> Result<(), Deaf> {
        let mut queue = self.queue();
        let sent =
            if queue.frames.is_empty() { self.write_now(frame).map_err(|_| Deaf)? } else { 0 };
        if sent == frame.len() {
            return Ok(());
        }
        if queue.frames.len() >= WAITING_FRAMES {
            return Err(Deaf);
        }
        queue.frames.push_back(frame[sent..].to_vec());
        self.wake.notify_one();
        Ok(())
    }

    /// How much the socket takes without waiting. The runtime is not asked what it thinks of the socket, because that
    /// lies elsewhere in memory: it learns that the socket is full when the queue is sent.
    fn write_now(&self, bytes: &[u8]) -> io::Result<usize> {
        unless_full(SockRef::from(self.half.as_ref()).send(bytes))
    }

    /// Sends of the queue what the socket takes. True if nothing is left.
    fn send_queued(&self) -> io::Result<bool> {
        let mut queue = self.queue();
        while let Some(frame) = queue.frames.front() {
            let written = unless_full(self.half.try_write(&frame[queue.sent..]))?;
            if queue.sent + written < frame.len() {
                queue.sent += written;
                return Ok(false);
            }
            queue.sent = 0;
            queue.frames.pop_front();
        }
        queue.frames = VecDeque::new();
        Ok(true)
    }

    /// Sends the whole queue.
    async fn empty(&self) -> io::Result<()> {
        while !self.send_queued()? {
            self.half.writable().await?;
        }
        Ok(())
    }
}

impl Inlet {
    /// Sends what the queue holds, whenever it holds something, until there is nothing more to send. Dropping the future
    /// loses nothing.
    pub(crate) async fn work(&self) -> Over {
        loop {
            if self.0.queue().over {
                return Over::LetGo;
            }
            match self.0.send_queued() {
                Ok(true) => self.0.wake.notified().await,
                Ok(false) => {
                    // Seldom, and large: it has its own place.
                    let writable = Box::pin(self.0.half.writable());
                    tokio::select! {
                        writable = writable => if writable.is_err() { return Over::Lost },
                        () = self.0.wake.notified() => {}
                    }
                }
                Err(_) => return Over::Lost,
            }
        }
    }

    /// Sends something that is no text: a sign of life.
    pub(crate) fn send(&self, frame: &[u8]) -> Result<(), Deaf> {
        self.0.send(frame)
    }

    /// Sends what is left and a last frame, and nothing after that.
    pub(crate) async fn finish(&self, frame: Vec<u8>) -> io::Result<()> {
        self.0.queue().frames.push_back(frame);
        self.0.empty().await?;
        SockRef::from(self.0.half.as_ref()).shutdown(Shutdown::Write)
    }
}
