import { spawn, type ChildProcess } from 'node:child_process';
import { on } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FoundFaces } from '../face.ts';
import type { DescribingModel, FaceJob, FaceMessage, SaidModel } from './protocol.ts';

/** One process that finds faces, a photo at a time, until it is ended or dies. */
export interface FaceProcess {
  readonly hasEnded: boolean;
  /** Undefined when the process died over this photo, or took too long for it. */
  run(job: FaceJob): Promise<FoundFaces | undefined>;
  end(): void;
}

const childPath = fileURLToPath(new URL('./face-child.ts', import.meta.url));
const limits = ['--max-old-space-size=512', '--no-warnings'];
const longestMs = 180_000;

/** How a process is started, and by whose model it tells faces apart. */
export interface FaceProcessOptions {
  niceness: number;
  model: DescribingModel | undefined;
}

function spawnChild({ niceness, model }: FaceProcessOptions): ChildProcess {
  const said = model && ({ runtime: model.runtime, input: model.input } satisfies SaidModel);
  const given = said === undefined ? [] : [JSON.stringify(said)];
  const program = [process.execPath, ...limits, childPath, ...given];
  const child = spawn('nice', ['-n', String(niceness), ...program], {
    // Nothing of our environment reaches it.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' },
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  });
  // A process that dies while it reads is noticed when it does not greet.
  child.stdin?.on('error', () => undefined).end(model?.bytes);
  return child;
}

/** Starts the process; a job given before it is ready waits for it. */
export function startFaceProcess(options: FaceProcessOptions): FaceProcess {
  const child = spawnChild(options);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2_000);
  });
  const messages = on(child, 'message', { close: ['close'] });
  let isEnded = false;

  function end(): void {
    isEnded = true;
    child.kill('SIGKILL');
  }
  /** The next message; undefined when the process has died. */
  async function receive(): Promise<FaceMessage | undefined> {
    const next: IteratorResult<FaceMessage[]> = await messages.next();
    return next.done === true ? undefined : next.value[0];
  }
  const greeting = receive();
  greeting.catch(() => undefined);

  async function run(job: FaceJob): Promise<FoundFaces | undefined> {
    if ((await greeting) === undefined)
      throw new Error(`The face process ended at its start. ${errors}`);
    const clock = setTimeout(end, longestMs);
    // A process that dies meanwhile is noticed below.
    child.send(job, () => undefined);
    const message = await receive();
    clearTimeout(clock);
    if (message?.kind === 'found') return message.found;
    end();
    if (message?.kind === 'failed') throw new Error(message.message);
    return undefined;
  }
  return {
    get hasEnded() {
      return isEnded || child.exitCode !== null || child.signalCode !== null;
    },
    run,
    end,
  };
}
