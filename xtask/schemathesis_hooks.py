"""What schemathesis cannot know of this server by itself; `cargo xtask api` names this file to it."""

from urllib.parse import urlsplit

import requests
import schemathesis


@schemathesis.hook
def before_call(_context, case, kwargs):
    """Two requests are not like others: one ends its connection, the other what the cookie is good for."""
    if case.operation.path.endswith("/socket"):
        kwargs["hooks"] = {"response": hang_up}
    if (case.operation.method.upper(), case.operation.path) == ("DELETE", "/api/me/link"):
        kwargs["auth"] = as_somebody_else


def hang_up(response, **_):
    """Closes a connection that has become a WebSocket; the next request opens another."""
    if response.status_code == 101:
        response.raw.connection.close()


def as_somebody_else(request):
    """Whoever puts all devices out is nobody on those for the rest of the run, so a guest of its own does."""
    at = urlsplit(request.url)
    met = requests.get(f"{at.scheme}://{at.netloc}/api/me", timeout=10)
    request.headers["Cookie"] = met.headers["Set-Cookie"].split(";")[0]
    return request
