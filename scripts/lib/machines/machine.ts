import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../read-settings.ts';
import { addresses, at, processesAt, type Place } from './network.ts';

type Command = 'web' | 'worker' | 'gateway';

export interface Machine {
  place: Place;
  folder: string;
  /** Starts its parts, as its system does at boot, and waits until they answer. */
  boot: (extra?: Readonly<Record<string, string>>) => Promise<void>;
  /** Ends everything on it, at once and without a word. */
  kill: () => Promise<void>;
}

interface MachineOptions {
  place: Place;
  folder: string;
  commands: readonly Command[];
  /** The settings that all machines share. */
  environment: Readonly<Record<string, string>>;
  /** The gateway's role finds its own tables. */
  gatewayEnvironment: Readonly<Record<string, string>>;
}

const bootsWithinMs = 120_000;

/** A group of processes with a network, folders and a log of its own. */
export function layMachine(options: MachineOptions): Machine {
  const { place, folder, commands } = options;
  const own = { DATA_DIR: join(folder, 'data'), TMPDIR: join(folder, 'tmp') };
  for (const path of Object.values(own)) mkdirSync(path, { recursive: true });
  return {
    place,
    folder,
    async boot(extra = {}) {
      for (const command of commands) start(options, command, { ...own, ...extra });
      await untilReady(options);
    },
    async kill() {
      for (const pid of processesAt(place)) process.kill(pid, 'SIGKILL');
      while (processesAt(place).length > 0) await sleep(20);
    },
  };
}

function start(
  { place, folder, environment, gatewayEnvironment }: MachineOptions,
  command: Command,
  own: Readonly<Record<string, string>>,
): void {
  const log = openSync(join(folder, `${command}.log`), 'a');
  const script = join(root, 'scripts/albumen.ts');
  const [program, args] = at(place, [process.execPath, script, command]);
  spawn(program, args, {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      ...environment,
      ...(command === 'gateway' && gatewayEnvironment),
      HOST: addresses[place],
      ...own,
    },
  });
}

async function untilReady({ place, commands }: MachineOptions): Promise<void> {
  const ports = { web: 3000, gateway: 3001, worker: undefined };
  const givesUpAt = performance.now() + bootsWithinMs;
  for (const port of commands.map((command) => ports[command])) {
    if (port === undefined) continue;
    const url = `http://${addresses[place]}:${port}/ready`;
    while (!(await answers(url))) {
      if (performance.now() > givesUpAt) throw new Error(`${url} does not become ready`);
      await sleep(200);
    }
  }
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
