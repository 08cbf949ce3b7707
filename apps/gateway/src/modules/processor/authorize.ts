import {
  approved,
  declined,
  networkUnavailable,
  partiallyApproved,
  type ProcessorAnswer,
} from './processor-answers.ts';

export interface AuthorizationRequest {
  readonly amountMinor: number;
  /** How a nonce for tests ends, whatever the amount. */
  readonly ending: 'declined' | 'failed' | undefined;
  readonly acceptsPartial: boolean;
}

/** The answer, and how much of the amount it is for. */
export interface Authorization {
  readonly answer: ProcessorAnswer;
  readonly amountMinor: number;
}

/**
 * The sandbox's processor. Amounts choose the outcome: from 2000.00 a decline whose code is the whole
 * number, from 3000.00 to 3000.99 no answer at all, everything else is approved.
 */
export function authorize(request: AuthorizationRequest): Authorization {
  const { amountMinor, ending, acceptsPartial } = request;
  if (ending === 'declined') return { answer: declined(2000), amountMinor };
  if (ending === 'failed') return { answer: networkUnavailable, amountMinor };
  const whole = Math.floor(amountMinor / 100);
  if (whole >= 2_000 && whole < 3_000) return { answer: declined(whole), amountMinor };
  if (whole === 3_000) return { answer: networkUnavailable, amountMinor };
  if (whole === 1_004 && acceptsPartial) {
    return { answer: partiallyApproved, amountMinor: Math.floor(amountMinor / 2) };
  }
  return { answer: approved, amountMinor };
}
