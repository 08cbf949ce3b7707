import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** One line of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  /** Processor time. */
  tdur?: number;
  args?: { name?: string };
}

/** What `longestTasks` looks at, of a trace that may be larger than a string: Chromium writes an event a line. */
export async function readTasks(path: string): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    // The last line ends the list as well; whatever happened then is over.
    if (!/RunTask|thread_name/.test(line) || !line.endsWith('},')) continue;
    // Written by Chromium in this shape.
    events.push(JSON.parse(line.slice(0, -1)) as TraceEvent);
  }
  return events;
}

/** The longest tasks of the pages' main threads, by the processor and by the clock. */
export function longestTasks(events: readonly TraceEvent[]): { cpuMs: number; clockMs: number } {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks of a main thread');
  const longest = (times: readonly number[]) =>
    times.reduce((most, time) => Math.max(most, time), 0) / 1000;
  return {
    cpuMs: longest(tasks.map(({ tdur }) => tdur ?? 0)),
    clockMs: longest(tasks.map(({ dur }) => dur ?? 0)),
  };
}
