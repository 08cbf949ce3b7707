import type { Client } from './client.ts';

/** Options that every component's `create` takes: one of the first two is needed. */
export interface ComponentOptions {
  /** A client of `client.create`; several components may share it. */
  client?: Client | undefined;
  /** Tokenization key or client token, when there is no client yet. */
  authorization?: string | undefined;
  /** Readable frames and scripts instead of the minified ones. */
  debug?: boolean | undefined;
  /** Gives up; `create` then rejects with the signal's reason and leaves nothing behind. */
  signal?: AbortSignal | undefined;
}
