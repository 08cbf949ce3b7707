/** What the estimator gives: 0 is guessed at once, 4 not in any time that matters. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4;

export type PasswordLevel = 'weak' | 'fair' | 'good' | 'strong';

export interface PasswordStrength {
  level: PasswordLevel;
  /** The word shown beside the field. */
  word: 'Weak' | 'Fair' | 'Good' | 'Strong';
  /** Filled parts of a meter of four. */
  parts: 1 | 2 | 3 | 4;
}

const weak = { level: 'weak', word: 'Weak', parts: 1 } as const;

const strengths: Record<PasswordScore, PasswordStrength> = {
  0: weak,
  1: weak,
  2: { level: 'fair', word: 'Fair', parts: 2 },
  3: { level: 'good', word: 'Good', parts: 3 },
  4: { level: 'strong', word: 'Strong', parts: 4 },
};

/** Maps the estimator's score to the four words that the form shows. */
export function passwordStrength(score: PasswordScore): PasswordStrength {
  return strengths[score];
}
