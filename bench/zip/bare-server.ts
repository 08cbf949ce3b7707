import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The peer of an archive: sends the files of its arguments one behind the other, and knows nothing
 * of archives. A program of its own; prints its port.
 */
const paths = process.argv.slice(2);

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/octet-stream');
  const send = async () => {
    for (const path of paths) {
      const file = createReadStream(path);
      file.pipe(response, { end: false });
      await once(file, 'end');
    }
    response.end();
  };
  send().catch((error: unknown) => response.destroy(new Error(String(error))));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
// A TCP server that listens has an address of this shape.
console.log((server.address() as AddressInfo).port); // of a TCP server that listens
