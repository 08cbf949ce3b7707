import { spawn, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { setPriority } from 'node:os';
import { confine } from '../confinement.ts';
import { refuse, type Outcome } from '../refusal.ts';
import { childCommand, childEnvironment } from './decoder-command.ts';
import { readDecoderMessage } from './decoder-message.ts';
import type { DecoderJob, DecoderMessage } from './protocol.ts';
import { watchJob, type JobLimits, type Overrun } from './watchdog.ts';
import type { Workspace } from '../workspace.ts';

/** One decoder process: takes one job at a time, until it is ended or dies. */
export interface DecoderProcess {
  readonly hasEnded: boolean;
  /**
   * Runs a job within its limits; the process does not outlive an overrun or a crash.
   * Resolves to the child's value, or to a refusal.
   * @throws Error when the process cannot start or the failure is ours (a full disk).
   */
  run(job: DecoderJob, limits: JobLimits): Promise<Outcome<unknown>>;
  end(): void;
}

const niceness = 10;
const keptErrorCharacters = 2_000;
function spawnChild(workspace: Workspace): ChildProcess {
  const options = {
    env: childEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  } satisfies Parameters<typeof spawn>[2];
  const node = childCommand(workspace.work);
  const command = confine(workspace.confinement, workspace, node);
  if (process.platform !== 'win32') {
    // Through `nice`, because on Linux a priority set later would leave out threads already there.
    return spawn('nice', ['-n', String(niceness), ...command], options);
  }
  const child = spawn(process.execPath, node.slice(1), options);
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  return child;
}

function refusalOfDeath(overrun: Overrun | undefined, errors: string): Outcome<never> {
  if (overrun !== undefined) return refuse(overrun);
  return refuse(/alloc|out of memory/i.test(errors) ? 'decodeMemory' : 'decoderCrashed');
}

/** Keeps the last words of a process. */
function lastErrors(child: ChildProcess): () => string {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-keptErrorCharacters);
  });
  return () => errors;
}

function toOutcome(message: DecoderMessage): Outcome<unknown> {
  if (message.kind === 'done') return { ok: true, value: message.value };
  if (message.kind === 'refused') return { ok: false, refusal: message.refusal };
  throw new Error(message.kind === 'failed' ? message.message : 'out of turn');
}

/** Starts a decoder process; it is ready a moment later, and a job given before that waits for it. */
export function startDecoderProcess(workspace: Workspace): DecoderProcess {
  const child = spawnChild(workspace);
  const errorsOf = lastErrors(child);
  const messages = on(child, 'message', { close: ['close'] });
  let isEnded = false;

  function end(): void {
    isEnded = true;
    child.kill('SIGKILL');
  }
  /** The next message; null when the process has died. */
  async function receive(): Promise<DecoderMessage | null> {
    const next: IteratorResult<unknown[]> = await messages.next();
    return next.done === true ? null : readDecoderMessage(next.value[0]);
  }
  const greeting = receive();
  // The first job rejects with it; while the process is idle, a failed start concerns no caller.
  greeting.catch(() => {});

  async function run(job: DecoderJob, limits: JobLimits): Promise<Outcome<unknown>> {
    if ((await greeting) === null)
      throw new Error(`The imaging process ended at its start. ${errorsOf()}`);
    let overrun: Overrun | undefined;
    const endWatch = watchJob(child.pid ?? 0, limits, (kind) => {
      overrun = kind;
      end();
    });
    // A process that dies meanwhile is noticed below.
    child.send(job, () => {});
    const message = await receive();
    endWatch();
    // Whatever went wrong, the next photo gets a fresh process.
    if (message === null || message.kind === 'failed') end();
    return message === null ? refusalOfDeath(overrun, errorsOf()) : toOutcome(message);
  }
  return {
    get hasEnded() {
      return isEnded || child.exitCode !== null || child.signalCode !== null;
    },
    run,
    end,
  };
}
