import { passwordStrength } from '@albumen/domain/accounts/password-strength';
import { useEffect, useState } from 'react';
import { usePasswordScore } from './password-score.ts';
import './password-strength.css';

export interface PasswordStrengthProps {
  password: string;
  /** What a guesser would try first: names and address of this form. */
  userInputs: readonly string[];
}

const announceAfterMs = 800;

/** How hard the password is to guess, in a word and four bars; its place is kept while it is empty. */
export function PasswordStrength({ password, userInputs }: PasswordStrengthProps) {
  const score = usePasswordScore(password, userInputs);
  const strength = score === undefined ? undefined : passwordStrength(score);
  const announced = useSettled(strength?.word);
  return (
    <div className="password-strength" data-level={strength?.level}>
      <div className="password-strength__bars" aria-hidden="true">
        {[1, 2, 3, 4].map((part) => (
          <span key={part} data-filled={strength !== undefined && part <= strength.parts} />
        ))}
      </div>
      <span className="password-strength__word" aria-hidden="true">
        {strength?.word ?? 'At least 8 characters'}
      </span>
      <output className="visually-hidden">
        {announced === undefined ? '' : `Password strength: ${announced}`}
      </output>
    </div>
  );
}

/** The value once it has stayed for a while, so that a screen reader does not announce every letter. */
function useSettled(word: string | undefined): string | undefined {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), announceAfterMs);
    return () => clearTimeout(timer);
  }, [word]);
  return settled;
}
