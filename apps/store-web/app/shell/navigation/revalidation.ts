import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Loads anew on every navigation but one that changes only the query of the page. */
export function revalidateBetweenPages({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isWithinPage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return isWithinPage && formMethod === undefined ? false : defaultShouldRevalidate;
}
