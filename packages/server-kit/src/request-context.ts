import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** The id of the request that caused what runs now, wherever it was first seen: here or at a caller's. */
export function currentRequestId(): string | undefined {
  return storage.getStore();
}

/** What this work causes, jobs and calls of other machines included, goes on under the request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return storage.run(id, work);
}

/** As `withRequestId`, for all that follows in this request. */
export function goOnUnder(id: string): void {
  storage.enterWith(id);
}
