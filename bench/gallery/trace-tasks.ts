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
