import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** So many connections are ended before others are answered. */
const atOnce = 16;

/**
 * Lets clients go whose request can't be read or didn't come in time. Node looks for the late ones all two
 * seconds: of a crowd hundreds are late at once, and ending one costs as much as answering a small request.
 * Whoever asks meanwhile doesn't wait for all of them.
 */
export function letGoGradually(): ClientErrorHandler {
  const waiting: { code: string | undefined; socket: Socket }[] = [];
  const work = () => {
    for (const { code, socket } of waiting.splice(0, atOnce)) letGo(code, socket);
    if (waiting.length > 0) setImmediate(work);
  };
  return ({ code }, socket) => {
    waiting.push({ code, socket });
    if (waiting.length === 1) setImmediate(work);
  };
}

function letGo(code: string | undefined, socket: Socket): void {
  // Whoever said nothing, as browsers do that connect ahead, asked nothing that could be answered.
  if (socket.writable && code !== 'ECONNRESET' && socket.bytesRead > 0) {
    const status = statusOf(code);
    const body = JSON.stringify({ error: { message: STATUS_CODES[status] } });
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n` +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
