import { sendEvent } from '../../protocol/analytics.ts';
import { SEPA_TOKENIZATION_FAILED } from '../../protocol/errors/sepa.ts';
import type { Sepa, SepaTokenizeOptions, SepaTokenizePayload } from '../../types/sepa.ts';
import { deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import { checkTokenizeOptions } from './check-options.ts';
import { findComeback, forgetComeback } from './kept-mandate.ts';
import { askForMandate, finishMandate, sepaError, type SepaParts } from './mandate-flow.ts';

type Options = Partial<SepaTokenizeOptions> | undefined;

/** The public face of a ready component. */
export function createInstance(parts: SepaParts): Sepa {
  let isInProgress = false;
  const tell = (event: string): void => sendEvent(parts.configuration, `sepa.${event}`);

  async function tokenize(options: Options): Promise<SepaTokenizePayload> {
    const comeback = findComeback();
    if (!comeback) return askForMandate(parts, checkTokenizeOptions(options));
    forgetComeback();
    return finishMandate(parts, comeback.kept, comeback.params);
  }

  async function tokenizeOnce(options: Options): Promise<SepaTokenizePayload> {
    if (isInProgress) throw sepaError(SEPA_TOKENIZATION_FAILED, 'in-progress');
    isInProgress = true;
    try {
      const payload = await tokenize(options);
      tell('tokenization.success');
      return payload;
    } catch (error) {
      const step = String(Object(error).details);
      if (/^[a-z-]+$/.test(step)) tell(`${step}.failed`);
      throw error;
    } finally {
      isInProgress = false;
    }
  }

  const instance = {
    tokenize: (first?: unknown, second?: unknown) =>
      typeof first === 'function'
        ? deliver(tokenizeOnce(undefined), first)
        : deliver(tokenizeOnce(first as Options), second),
    hasTokenizationParams: () => findComeback() !== undefined,
    teardown: (callback?: unknown) => {
      parts.service.teardown();
      endMethods(instance);
      tell('teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  } as Sepa;
  return instance;
}
