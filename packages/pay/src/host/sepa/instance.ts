import {
  SEPA_INVALID_MANDATE_TYPE,
  SEPA_TOKENIZATION_FAILED,
  SEPA_TOKENIZE_MISSING_REQUIRED_OPTION,
} from '../../protocol/errors/sepa.ts';
import { recordOf } from '../../protocol/json.ts';
import type { Sepa, SepaTokenizeOptions, SepaTokenizePayload } from '../../types/sepa.ts';
import { type Callback, deliver } from '../shared/callback.ts';
import { endMethods } from '../shared/teardown.ts';
import { checkTokenizeOptions } from './check-options.ts';
import { findReturn, forgetReturn } from '../shared/redirect-return.ts';
import { mandateRedirect } from './pending-mandate.ts';
import { askForMandate, finishMandate, sepaError, type SepaParts, track } from './mandate-flow.ts';

type Options = Partial<SepaTokenizeOptions> | undefined;

/** Errors of steps have the step in their details. */
function failureOf(error: unknown): string {
  const { code, details } = recordOf(error);
  if (code === SEPA_TOKENIZE_MISSING_REQUIRED_OPTION[0]) return 'input-validation.missing-options';
  if (code === SEPA_INVALID_MANDATE_TYPE[0]) return 'input-validation.invalid-mandate';
  return `${String(details)}.failed`;
}

/** The public face of a ready component. */
export function createInstance(parts: SepaParts): Sepa {
  let isInProgress = false;

  async function tokenize(options: Options): Promise<SepaTokenizePayload> {
    const returned = findReturn(mandateRedirect);
    if (returned && !options) {
      forgetReturn(mandateRedirect);
      return finishMandate(parts, returned.kept, returned.params);
    }
    return askForMandate(parts, checkTokenizeOptions(options));
  }

  async function tokenizeOnce(options: Options): Promise<SepaTokenizePayload> {
    if (isInProgress) throw sepaError(SEPA_TOKENIZATION_FAILED, 'in-progress');
    isInProgress = true;
    try {
      const payload = await tokenize(options);
      track(parts, 'tokenization.success');
      return payload;
    } catch (error) {
      track(parts, failureOf(error));
      throw error;
    } finally {
      isInProgress = false;
    }
  }

  const instance: Sepa = {
    tokenize: (first?: Options | Callback, second?: unknown) =>
      typeof first === 'function'
        ? deliver(tokenizeOnce(undefined), first)
        : deliver(tokenizeOnce(first), second),
    hasTokenizationParams: () => findReturn(mandateRedirect) !== undefined,
    teardown: (callback?: unknown) => {
      parts.service.teardown();
      endMethods(instance);
      track(parts, 'teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  };
  return instance;
}
