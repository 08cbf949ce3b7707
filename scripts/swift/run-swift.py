"""Runs Debian's Swift out of one folder, for scripts/test-s3.ts.

run-swift.py rings FOLDER ACCOUNT_PORT CONTAINER_PORT OBJECT_PORT
run-swift.py serve FOLDER account|container|object|proxy
"""

import sys

from swift.common import utils

_, command, folder, *rest = sys.argv
# Programs of Swift look into /etc/swift; this is the only way to tell them otherwise.
utils.set_swift_dir(folder)


def write_rings(ports):
    """One device on one server of each kind, one copy of everything."""
    from swift.common.ring import RingBuilder

    for kind, port in zip(("account", "container", "object"), ports):
        builder = RingBuilder(part_power=4, replicas=1, min_part_hours=0)
        server = {"ip": "127.0.0.1", "port": int(port)}
        copies = {"replication_ip": "127.0.0.1", "replication_port": int(port)}
        builder.add_dev({"region": 1, "zone": 1, "device": "d1", "weight": 1, **server, **copies})
        builder.rebalance()
        builder.get_ring().save(f"{folder}/{kind}.ring.gz")


def accept_first_writes():
    """Lets `If-None-Match: *` of a PUT through to Swift, whose own answer to it is 412.

    Its S3 interface does so from 2.36 on; before, it answered 501 to the header alone.
    """
    from swift.common.middleware.s3api.s3request import S3Request

    validate = S3Request._validate_headers

    def validate_others(request):
        is_first_write = request.method == "PUT" and request.headers.get("If-None-Match") == "*"
        if is_first_write:
            del request.headers["If-None-Match"]
        validate(request)
        if is_first_write:
            request.headers["If-None-Match"] = "*"

    S3Request._validate_headers = validate_others


def serve(kind):
    from swift.common.wsgi import run_wsgi

    accept_first_writes()
    sys.exit(run_wsgi(f"{folder}/{kind}-server.conf", f"{kind}-server"))


if command == "rings":
    write_rings(rest)
else:
    serve(rest[0])
