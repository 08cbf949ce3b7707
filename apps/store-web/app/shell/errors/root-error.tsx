import { useRouteError } from 'react-router';
import { describeError } from './described-errors.ts';
import { errorMessage } from './error-message.ts';
import { PlainError } from './plain-error.tsx';
import { useBrand } from '../shell-context.tsx';

export function RootError() {
  const message = errorMessage(describeError(useRouteError()));
  return <PlainError brand={useBrand()} message={message} retryUrl="" />;
}
