import type { Tokenized } from './card-tokenizer.ts';

/** Passes through until 3-D Secure asks something here; a charge that still demands it is a 402. */
export async function challenge(payment: Tokenized): Promise<Tokenized> {
  return payment;
}
