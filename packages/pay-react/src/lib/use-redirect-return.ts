import { useCallback } from 'react';
import type { LivingComponent } from './use-component.ts';

/** A payer's approval may lead back to this page, or to a page that knows nothing of it yet. */
export interface RedirectReturn<Payload> {
  /** The page's own address is one that was led back to. */
  hasReturned: boolean;
  /**
   * Goes on from the page's own address.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenizeReturn: () => Promise<Payload>;
}

/** A component of the SDK whose payer may return by an address. */
interface Returnable<Payload> {
  hasTokenizationParams(): boolean;
  tokenize(): Promise<Payload>;
}

/** The return of a component made by `useComponent`. */
export function useRedirectReturn<Payload>({
  component,
  call,
}: Pick<LivingComponent<Returnable<Payload>>, 'component' | 'call'>): RedirectReturn<Payload> {
  const tokenizeReturn = useCallback(() => call((ready) => ready.tokenize()), [call]);
  return { hasReturned: component?.hasTokenizationParams() ?? false, tokenizeReturn };
}
