import { THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT } from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { LookupReply } from './lookup-reply.ts';

/** One card on its way; only one at a time. */
export interface Verification {
  /** Once the gateway has answered. */
  found: LookupReply | undefined;
  /** Aborted when merchant or teardown ends it. */
  readonly signal: AbortSignal;
  cancel: () => void;
  /** `work`, unless it is canceled first. */
  orCanceled: <T>(work: Promise<T>) => Promise<T>;
}

export function beginVerification(): Verification {
  const end = new AbortController();
  const { signal } = end;
  return {
    found: undefined,
    signal,
    cancel: () => end.abort(payError(THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT)),
    orCanceled: (work) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        work.then(resolve, reject);
      }),
  };
}
