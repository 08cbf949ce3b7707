import { once } from 'node:events';

/** A handler that runs until it is asked to finish, or its signal aborts. */
export function heldHandler() {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<'finished'>();
  const ended = Promise.withResolvers<'finished' | 'aborted'>();
  return {
    started: started.promise,
    ended: ended.promise,
    finish: () => finish.resolve('finished'),
    handler: async (_data: object, { signal }: { signal: AbortSignal }) => {
      started.resolve();
      const aborted = once(signal, 'abort').then(() => 'aborted' as const);
      ended.resolve(await Promise.race([finish.promise, aborted]));
    },
  };
}
