/** One computer that takes as many connections as it gets, and asks for nothing whole: a program of its own. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'string' }, sockets: { type: 'string' } },
});
const [port, host] = [Number(values.port), values.host ?? ''];
/** Loopback is a network of its own: others come from 127.0.0.1. */
const localAddress = '127.0.0.66';

const post = (type: string) =>
  `POST /registration HTTP/1.1\r\nhost: ${host}\r\ncontent-type: ${type}\r\ncontent-length: 900000\r\n\r\n`;
const openings = [
  '',
  `GET / HTTP/1.1\r\nhost: ${host}\r\nx-`,
  `${post('application/json')}{"a":"`,
  `GET /live HTTP/1.1\r\nhost: ${host}\r\n\r\n`,
];

function keepOpen(place: number): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write(openings[place % openings.length] ?? '');
  socket.on('error', () => undefined);
  socket.resume();
  // Whoever is let go comes back at once.
  socket.once('close', () => setTimeout(keepOpen, 50, place));
  return socket;
}

const all = Array.from({ length: Number(values.sockets) }, (_, place) => keepOpen(place));
await Promise.all(all.map((socket) => once(socket, 'connect').catch(() => undefined)));
console.log('crowded');
