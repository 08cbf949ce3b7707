/** What may be said of a value while it is typed. */
export interface Validity {
  /** It can be sent as it is. */
  isValid: boolean;
  /** Typing on may still make it valid. */
  isPotentiallyValid: boolean;
}

/** The three results, by what typing on could change. */
export const valid: Validity = { isValid: true, isPotentiallyValid: true };
/** Not there yet. */
export const incomplete: Validity = { isValid: false, isPotentiallyValid: true };
/** Nothing typed after it can help. */
export const invalid: Validity = { isValid: false, isPotentiallyValid: false };

/** Valid or hopeless, nothing between. */
export function decided(isValid: boolean): Validity {
  return isValid ? valid : invalid;
}
