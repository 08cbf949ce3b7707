import { useRouteError } from 'react-router';
import { describeError } from './described-errors.ts';
import { errorWords } from './error-words.ts';
import { PlainError } from './plain-error.tsx';
import { useBrand } from './shell-context.tsx';

export function RootError() {
  const words = errorWords(describeError(useRouteError()));
  return <PlainError brand={useBrand()} words={words} retryUrl="" />;
}
