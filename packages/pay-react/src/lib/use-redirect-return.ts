import { useCallback } from 'react';
import type { ComponentState, LivingComponent } from './use-component.ts';

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

/** The binding of a component that asks a payer in a window or on a page of its own. */
export interface ReturningTokenizer<Options, Payload>
  extends ComponentState, RedirectReturn<Payload> {
  /** A payer is being asked: a second one is refused. */
  isTokenizing: boolean;
  /**
   * Asks a payer. To be called within a click, before anything is waited for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenize: (options: Options) => Promise<Payload>;
}

interface Tokenizer<Options, Payload> extends Returnable<Payload> {
  tokenize(options?: Options): Promise<Payload>;
}

/** The whole binding of a component made by `useComponent` that has one such method. */
export function useReturningTokenizer<Options, Payload>(
  made: LivingComponent<Tokenizer<Options, Payload>>,
): ReturningTokenizer<Options, Payload> {
  const { call, isBusy, status, error, retry } = made;
  const tokenize = useCallback(
    (options: Options) => call((ready) => ready.tokenize(options)),
    [call],
  );
  return { status, error, retry, isTokenizing: isBusy, tokenize, ...useRedirectReturn(made) };
}
