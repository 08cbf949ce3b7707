import { addressesOf, holdSocket, PortInUse, type HeldSocket } from './lib/supervisor/sockets.ts';
import type { ChildPlan } from './lib/supervisor/child.ts';
import { openSlot } from './lib/supervisor/slot.ts';
import { waitUntil } from './lib/wait-until.ts';

export { PortInUse } from './lib/supervisor/sockets.ts';

/** A kind of process and how many of it to run. */
export interface Role {
  name: string;
  processes: number;
  /** Absolute path of its module. */
  script: string;
  args: readonly string[];
  /** Whether it gets the listening sockets, from descriptor 3 on, counted in `LISTEN_FDS`. */
  isListening: boolean;
}

export interface SupervisorOptions {
  /** A loopback name or address stands for both loopback addresses. */
  host: string;
  port: number;
  roles: readonly Role[];
  environment: NodeJS.ProcessEnv;
  /** What happens to the processes, line by line. */
  log: (line: string) => void;
  /** What the processes print, each line with the process's name in front. */
  output: (line: string) => void;
}

export interface Supervisor {
  /** Settles when every process printed `ready` on its standard output; rejects when one cannot. */
  ready: Promise<void>;
  /** The running processes. */
  processes(): readonly { name: string; pid: number | undefined }[];
  /** Lets all processes finish what they do, kills the rest after `drainMs`, closes the sockets. */
  stop(options: { drainMs: number }): Promise<void>;
}

/** A killed predecessor's processes need a moment to notice and to let go of the port. */
const predecessorMs = 3_000;

/**
 * Binds the port, where one of the roles listens, and runs processes that share it. The sockets stay open here, so that while a
 * process is being replaced connections wait instead of being refused.
 *
 * @throws PortInUse
 */
export async function startSupervisor(options: SupervisorOptions): Promise<Supervisor> {
  const { log, output } = options;
  const isListening = options.roles.some((role) => role.isListening);
  const sockets = isListening ? await holdSockets(options.host, options.port) : [];
  const slots = planProcesses(options, sockets).map((plan) => openSlot({ plan, log, output }));
  const ready = Promise.all(slots.map((slot) => slot.ready)).then(() => undefined);
  // Whoever does not wait for it still learns of a failure from the log.
  ready.catch(() => undefined);
  return {
    ready,
    processes: () => slots.map(({ name, pid }) => ({ name, pid: pid() })),
    async stop({ drainMs }) {
      await Promise.all(slots.map((slot) => slot.stop(drainMs)));
      for (const socket of sockets) socket.close();
    },
  };
}

/** Each process gets its number among all of them in `PROCESS_NUMBER`. */
function planProcesses(
  { roles, environment }: SupervisorOptions,
  sockets: readonly HeldSocket[],
): readonly ChildPlan[] {
  const named = roles.flatMap((role) =>
    Array.from({ length: role.processes }, (_, position) => ({
      role,
      name: role.processes === 1 ? role.name : `${role.name} ${position + 1}`,
    })),
  );
  return named.map(({ role, name }, number) => ({
    name,
    script: role.script,
    args: role.args,
    environment: { ...environment, PROCESS_NUMBER: String(number) },
    sockets: role.isListening ? sockets.map(({ fd }) => fd) : [],
  }));
}

/** Windows cannot pass sockets on; there the one web process listens by itself. */
async function holdSockets(host: string, port: number): Promise<readonly HeldSocket[]> {
  if (process.platform === 'win32') return [];
  const held: HeldSocket[] = [];
  try {
    for (const address of addressesOf(host)) held.push(await holdPatiently(address, port));
    return held;
  } catch (error) {
    for (const socket of held) socket.close();
    throw error;
  }
}

async function holdPatiently(address: string, port: number): Promise<HeldSocket> {
  let held: HeldSocket | undefined;
  let failure: unknown;
  const isHeld = async (): Promise<boolean> => {
    try {
      held = await holdSocket(address, port);
    } catch (error) {
      failure = error;
      if (!(error instanceof PortInUse)) throw error;
    }
    return held !== undefined;
  };
  await waitUntil(isHeld, predecessorMs);
  if (held) return held;
  throw failure;
}
