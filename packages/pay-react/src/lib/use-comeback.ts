import { useCallback } from 'react';
import type { LivingComponent } from './use-component.ts';

/** What a payer says yes to may lead back to this page, or to a page that knows nothing of it yet. */
export interface Comeback<Payload> {
  /** The page's own address is one that was led back to. */
  hasReturned: boolean;
  /**
   * Goes on from the page's own address.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenizeReturn: () => Promise<Payload>;
}

/** A component of the SDK whose payer may come back by an address. */
interface Returnable<Payload> {
  hasTokenizationParams(): boolean;
  tokenize(): Promise<Payload>;
}

/** Of a component made by `useComponent`, what its binding tells of the way back. */
export function useComeback<Payload>({
  component,
  call,
}: Pick<LivingComponent<Returnable<Payload>>, 'component' | 'call'>): Comeback<Payload> {
  const tokenizeReturn = useCallback(() => call((ready) => ready.tokenize()), [call]);
  return { hasReturned: component?.hasTokenizationParams() ?? false, tokenizeReturn };
}
