import type { Dependencies } from './dependencies.ts';

/** Begins to work on every kind of job. */
export async function startWorkers(_deps: Dependencies): Promise<void> {}
