"""Python without the libraries that a browser does not have."""

LIBRARIES = (
    "msgspec", "structlog", "litestar", "openskill", "babel", "prometheus_client", "sqlalchemy",
    "pytz", "attr", "attrs", "typing_extensions", "numpy", "click", "rich", "argon2", "limits",
    "uvicorn", "websockets", "asyncpg", "nats", "alembic", "httpx", "anyio",
)  # fmt: skip

BLOCK = f"""
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {LIBRARIES!r}:
            raise ImportError(name + " is blocked")
sys.meta_path.insert(0, Block())
"""
