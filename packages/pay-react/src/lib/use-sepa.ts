import type {
  Sepa,
  SepaCreateOptions,
  SepaTokenizeOptions,
  SepaTokenizePayload,
} from '@albumen/pay/sepa';
import { type ReturningTokenizer, useReturningTokenizer } from './use-redirect-return.ts';
import { useComponent } from './use-component.ts';

/** Read when the component is made. */
export type SepaLook = Pick<SepaCreateOptions, 'redirect'>;

/** Bank accounts whose owners give a mandate. */
export type SepaAccounts = ReturningTokenizer<SepaTokenizeOptions, SepaTokenizePayload>;

/**
 * Makes SEPA direct debit ready as soon as the provider above is, and takes it away with the component.
 * @throws Error without a provider
 */
export function useSepa(look: SepaLook = {}): SepaAccounts {
  const made = useComponent<Sepa>('SEPA is', async (client, signal, load) => {
    const { create } = await load('sepa');
    return create({ ...look, client, signal });
  });
  return useReturningTokenizer<SepaTokenizeOptions, SepaTokenizePayload>(made);
}
