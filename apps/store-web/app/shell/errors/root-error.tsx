import { useRouteError } from 'react-router';
import { describeError } from './described-errors.ts';
import { errorMessage } from './error-message.ts';
import { PlainError } from './plain-error.tsx';
import { useBrand } from '../shell-context.tsx';

export function RootError() {
  const failure = describeError(useRouteError());
  const message = errorMessage(failure);
  return <PlainError brand={useBrand()} message={message} failure={failure} retryUrl="" />;
}
