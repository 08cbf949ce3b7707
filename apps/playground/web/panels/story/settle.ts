import type { ChargeOutcome } from '../../../src/wire.ts';
import { note, noteError } from '../../live-log/log.ts';
import { messageOf } from '../../shell/api.ts';
import { charge } from '../card/charge.ts';
import type { Price } from './kept-price.ts';

/** What became of the last payment. */
export type Ending =
  | { kind: 'charged'; charge: ChargeOutcome }
  /** It waits for the payer's phone. */
  | { kind: 'waiting'; on: string }
  | { kind: 'failed'; code: string | undefined; message: string };

/** Hands what the bank gave to the shop's server. */
export async function chargeNonce(nonce: string, price: Price): Promise<Ending> {
  note('page', 'nonce', { detail: nonce, step: 'tokenize' });
  return { kind: 'charged', charge: await charge({ nonce, ...price }) };
}

/** What goes wrong is an ending as well. */
export async function settle(work: () => Promise<Ending>): Promise<Ending> {
  try {
    return await work();
  } catch (failure) {
    noteError('page', failure, 'tokenize');
    const { code } = Object(failure) as { code?: string };
    return { kind: 'failed', code, message: messageOf(failure) };
  }
}
