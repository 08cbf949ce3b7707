import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startSupervisor, type SupervisorOptions } from './supervisor.ts';
import { findFreePort } from './free-port.ts';
import { isAlive } from './lib/postgres/process.ts';

const script = join(import.meta.dirname, '../test/supervised-server.ts');

test('both ways to write the loopback address lead to the web process', async () => {
  const port = await findFreePort();
  await start({ port });
  const pid = await get(`http://127.0.0.1:${port}/`);
  expect(await get(`http://localhost:${port}/`)).toBe(pid);
});

test('while a killed process is replaced, connections wait instead of being refused', async () => {
  const port = await findFreePort();
  const { supervisor } = await start({ port });
  for (let round = 0; round < 5; round += 1) {
    const [web] = supervisor.processes();
    if (web?.pid === undefined) throw new Error('no process');
    process.kill(web.pid, 'SIGKILL');
    expect(await get(`http://127.0.0.1:${port}/`)).not.toBe(String(web.pid));
  }
});

test('a request that runs when the supervisor stops is answered', async () => {
  const port = await findFreePort();
  const { supervisor } = await start({ port });
  const answer = get(`http://127.0.0.1:${port}/?delay=500`);
  await get(`http://127.0.0.1:${port}/`);
  await supervisor.stop({ drainMs: 5_000 });
  expect(await answer).toMatch(/^\d+$/);
  await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('a process that ignores the order to stop is killed', async () => {
  const { supervisor } = await start({ args: ['stubborn'] });
  const [web] = supervisor.processes();
  await supervisor.stop({ drainMs: 100 });
  expect(isAlive(web?.pid ?? 0)).toBe(false);
});

test('a port of another program is named in the refusal', async () => {
  const port = await findFreePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(start({ port })).rejects.toThrow(
    `Port ${port} is in use by another program; start with PORT=`,
  );
});

test('a process that never gets ready ends the start, after its own words', async () => {
  const lines: string[] = [];
  const starting = start({ args: ['broken'], output: (line) => lines.push(line) });
  await expect(starting).rejects.toThrow('web does not start');
  expect(lines).toContain('web | the roof is missing');
});

test('lines of several processes of one role are distinguished', async () => {
  const lines: string[] = [];
  const roles = [{ name: 'worker', processes: 2, script, args: [], isListening: false }];
  await start({ roles, output: (line) => lines.push(line) });
  expect(lines.sort()).toEqual(['worker 1 | hello', 'worker 2 | hello']);
});

test('when the supervisor is killed, its processes end and the port is free again', async () => {
  const port = await findFreePort();
  const { supervisorPid, webPid } = await startElsewhere(port);
  process.kill(supervisorPid, 'SIGKILL');
  await expect.poll(() => isAlive(webPid), { timeout: 5_000 }).toBe(false);
  await start({ port });
});

async function start(options: Partial<SupervisorOptions> & { args?: readonly string[] }) {
  const supervisor = await startSupervisor({
    host: '127.0.0.1',
    port: options.port ?? (await findFreePort()),
    roles: [{ name: 'web', processes: 1, script, args: options.args ?? [], isListening: true }],
    environment: process.env,
    log: () => undefined,
    output: () => undefined,
    ...options,
  });
  onTestFinished(() => supervisor.stop({ drainMs: 0 }));
  await supervisor.ready;
  return { supervisor };
}

/** A supervisor in a process of its own, so that it can be killed. */
async function startElsewhere(port: number) {
  const source = `
    import { startSupervisor } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))};
    const supervisor = await startSupervisor({
      host: '127.0.0.1', port: ${port}, environment: process.env, log() {}, output() {},
      roles: [{ name: 'web', processes: 1, script: ${JSON.stringify(script)}, args: [], isListening: true }],
    });
    await supervisor.ready;
    console.log(supervisor.processes()[0].pid);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  if (child.pid === undefined) throw new Error('the process did not start');
  return { supervisorPid: child.pid, webPid: Number(line) };
}

async function get(url: string): Promise<string> {
  return (await fetch(url)).text();
}
