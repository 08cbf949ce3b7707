import { reportError } from '../../shell/errors/error-reporting.ts';
import type { Price, Tokenize, Tokenized } from './card-tokenizer.ts';
import { challenge } from './challenge.ts';
import { adviceFor, isDuplicateCard } from './tokenize-advice.ts';

/** The first two steps of a payment by card: tokenize → challenge. A message when there is no card. */
export async function takeCard(
  tokenize: Tokenize,
  price: Price,
): Promise<Tokenized | { message: string }> {
  try {
    return await challenge(await tokenize(), price);
  } catch (error) {
    if (isDuplicateCard(error)) reportError(error);
    return { message: adviceFor(error) };
  }
}
