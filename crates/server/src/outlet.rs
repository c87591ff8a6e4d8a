//! The way out to a client: straight into its socket where that takes no waiting, through a queue otherwise.
//!
//! A keeper must never wait for a client. Almost always a socket takes a frame at once; then the keeper writes it itself,
//! and the client's own task is not even woken. Whatever does not fit goes to the queue, in order, and the client's
//! task sends it when the socket is ready.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll, Waker};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::stream::SplitSink;
use futures_util::{Sink, SinkExt};
use tokio::sync::{Mutex, mpsc};

/// How many frames wait for a client before it counts as gone.
const WAITING_FRAMES: usize = 64;

/// The writing half of a socket.
type Half = SplitSink<WebSocket, Message>;

/// What keeper and client's task share.
#[derive(Debug)]
struct Shared {
    half: Mutex<Half>,
    /// How many frames are in the queue or on their way from it.
    queued: AtomicU32,
}

/// The keeper's end.
#[derive(Debug)]
pub(crate) struct Outlet {
    queue: mpsc::Sender<Utf8Bytes>,
    shared: Option<Arc<Shared>>,
}

/// The end of the client's task.
#[derive(Debug)]
pub(crate) struct Inlet {
    queue: mpsc::Receiver<Utf8Bytes>,
    shared: Arc<Shared>,
}

/// A client that does not read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deaf;

/// Both ends of the way to a socket.
pub(crate) fn outlet(half: Half) -> (Outlet, Inlet) {
    let (sender, queue) = mpsc::channel(WAITING_FRAMES);
    let shared = Arc::new(Shared { half: Mutex::new(half), queued: AtomicU32::new(0) });
    (Outlet { queue: sender, shared: Some(Arc::clone(&shared)) }, Inlet { queue, shared })
}

impl Outlet {
    /// An outlet that only fills a queue.
    #[cfg(test)]
    pub(crate) const fn into_queue(queue: mpsc::Sender<Utf8Bytes>) -> Self {
        Self { queue, shared: None }
    }

    /// Sends a frame, now or as soon as the client reads.
    pub(crate) fn send(&self, frame: Utf8Bytes) -> Result<(), Deaf> {
        let Some(shared) = &self.shared else { return self.enqueue(frame) };
        if shared.queued.load(Ordering::Acquire) > 0 {
            return self.enqueue(frame);
        }
        let Ok(mut half) = shared.half.try_lock() else { return self.enqueue(frame) };
        // Nobody is woken for this: what cannot be done now is left to the client's task.
        let mut nobody = Context::from_waker(Waker::noop());
        match Pin::new(&mut *half).poll_ready(&mut nobody) {
            Poll::Ready(Ok(())) => {}
            Poll::Ready(Err(_)) => return Err(Deaf),
            Poll::Pending => {
                drop(half);
                return self.enqueue(frame);
            }
        }
        Pin::new(&mut *half).start_send(Message::Text(frame)).map_err(|_| Deaf)?;
        match Pin::new(&mut *half).poll_flush(&mut nobody) {
            Poll::Ready(Ok(())) => Ok(()),
            Poll::Ready(Err(_)) => Err(Deaf),
            Poll::Pending => {
                drop(half);
                // An empty frame in the queue only asks for what is written to be sent off.
                self.enqueue(Utf8Bytes::default())
            }
        }
    }

    fn enqueue(&self, frame: Utf8Bytes) -> Result<(), Deaf> {
        if let Some(shared) = &self.shared {
            shared.queued.fetch_add(1, Ordering::AcqRel);
        }
        self.queue.try_send(frame).map_err(|_| Deaf)
    }
}

impl Inlet {
    /// The next frame of the queue; nothing when the keeper has let the client go.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        self.queue.recv().await
    }

    /// Sends a frame of the queue and all that wait behind it, with one flush.
    pub(crate) async fn send(&mut self, frame: Utf8Bytes) -> Result<(), axum::Error> {
        let mut half = self.shared.half.lock().await;
        let mut next = Some(frame);
        let mut sent = 0;
        while let Some(frame) = next {
            if !frame.is_empty() {
                half.feed(Message::Text(frame)).await?;
            }
            sent += 1;
            next = self.queue.try_recv().ok();
        }
        half.flush().await?;
        drop(half);
        self.shared.queued.fetch_sub(sent, Ordering::AcqRel);
        Ok(())
    }

    /// Sends something that is no frame: a sign of life, or the end.
    pub(crate) async fn send_other(&self, message: Message) -> Result<(), axum::Error> {
        self.shared.half.lock().await.send(message).await
    }
}
