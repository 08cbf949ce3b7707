/** A process for the supervisor's tests: answers its process id, slowly if asked, or fails to start. */
import { createServer, type Server } from 'node:http';

const behavior = process.argv[2];
if (behavior === 'broken') {
  process.stderr.write('the roof is missing\n');
  process.exit(3);
}

const servers: Server[] = [];
for (let index = 0; index < Number(process.env['LISTEN_FDS']); index += 1) {
  const server = createServer((request, response) => {
    const delayMs = Number(
      new URL(request.url ?? '/', 'http://localhost').searchParams.get('delay'),
    );
    setTimeout(() => response.setHeader('connection', 'close').end(String(process.pid)), delayMs);
  });
  servers.push(server.listen({ fd: 3 + index }));
}
process.on('SIGTERM', () => {
  if (behavior === 'stubborn') return;
  for (const server of servers) server.close();
});
process.stdout.write('hello\nready\n');
if (servers.length === 0) setInterval(() => undefined, 1_000);
