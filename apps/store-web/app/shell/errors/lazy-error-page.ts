import { splitOff } from '../split-off.tsx';

/** What a layout shows instead of a page that failed. */
export const ErrorPage = splitOff('app/shell/errors/error-page.tsx', async () => {
  const { ErrorPage: Loaded } = await import('./error-page.tsx');
  return Loaded;
});
