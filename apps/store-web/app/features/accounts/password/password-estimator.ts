import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary as englishDictionary } from '@zxcvbn-ts/language-en';
import type { PasswordScore } from '@albumen/domain/accounts/password-strength';

/* Checking more costs time and changes nothing: a password of this length is judged by then. */
const maxLength = 100;

let estimator: ZxcvbnFactory | undefined;

/** Heavy: 800 KB of dictionaries and a quarter of a second to take them in. For a worker only. */
export function estimatePassword(password: string, userInputs: string[]): PasswordScore {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...commonDictionary, ...englishDictionary },
    graphs: adjacencyGraphs,
    maxLength,
  });
  return estimator.check(password, userInputs).score;
}
