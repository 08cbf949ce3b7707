import type { TaskReply } from './photo-tasks.ts';

interface Job {
  message: unknown;
  timeoutMs: number;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A few workers, one job each at a time, the rest in a queue. Workers are made when needed. */
export class WorkerPool {
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #queue: Job[] = [];
  readonly #make: () => Worker;
  readonly #size: number;

  constructor(make: () => Worker, size: number) {
    this.#make = make;
    this.#size = size;
  }

  /** Asks the next free worker. Rejects when it fails, or keeps silent longer than `timeoutMs`. */
  run<Answer>(message: unknown, timeoutMs: number): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      // The worker answers this message's kind with this type: photo.worker.ts proves it.
      const settle = (answer: unknown) => resolve(answer as Answer);
      this.#queue.push({ message, timeoutMs, resolve: settle, reject });
      this.#next();
    });
  }

  /** Ends the idle workers; new ones are made when needed. */
  rest(): void {
    for (const worker of this.#idle.splice(0)) worker.terminate();
  }

  /** Ends all workers; what is open or queued rejects. */
  close(): void {
    const open = [...this.#busy.values(), ...this.#queue.splice(0)];
    this.rest();
    for (const worker of this.#busy.keys()) worker.terminate();
    this.#busy.clear();
    for (const job of open) job.reject(new Error('The photo workers were closed.'));
  }

  #next(): void {
    const hasRoom = this.#idle.length > 0 || this.#busy.size < this.#size;
    const job = hasRoom ? this.#queue.shift() : undefined;
    if (job === undefined) return;
    const worker = this.#idle.pop() ?? this.#make();
    this.#busy.set(worker, job);
    const timer = setTimeout(() => {
      this.#discard(worker, new Error('Reading this file took too long.'));
    }, job.timeoutMs);
    worker.onmessage = (event: MessageEvent<TaskReply>) => {
      clearTimeout(timer);
      this.#settle(worker, event.data);
    };
    worker.onerror = (event) => {
      clearTimeout(timer);
      this.#discard(worker, new Error(event.message || 'The photo worker could not be started.'));
    };
    worker.postMessage(job.message);
  }

  #settle(worker: Worker, reply: TaskReply): void {
    const job = this.#busy.get(worker);
    if (job === undefined) return;
    this.#busy.delete(worker);
    this.#idle.push(worker);
    if ('error' in reply) job.reject(new Error(reply.error));
    else job.resolve(reply.answer);
    this.#next();
  }

  #discard(worker: Worker, error: Error): void {
    const job = this.#busy.get(worker);
    this.#busy.delete(worker);
    worker.terminate();
    job?.reject(error);
    this.#next();
  }
}
