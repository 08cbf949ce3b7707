import type { ComponentType } from 'react';
import type { PlaygroundFacts } from '../../src/wire.ts';
import { api } from '../shell/api.ts';
import { CardPanel } from './card/card-panel.tsx';
import { GoogleForm } from './google/google-form.tsx';
import { LocalForm } from './local/local-form.tsx';
import { WalletForm } from './masterpass/wallet-form.tsx';
import { PayPalForm } from './paypal/paypal-form.tsx';
import { ButtonsForm } from './paypal-checkout/buttons-form.tsx';
import { SepaForm } from './sepa/sepa-form.tsx';
import { SecureForm } from './secure/secure-form.tsx';
import { story, type StoryPlan } from './story/story.tsx';

/** A way to pay that can be tried; the header leads to each of them. */
export interface Panel {
  path: string;
  title: string;
  Component: ComponentType<{ facts: PlaygroundFacts }>;
}

export const panels: readonly Panel[] = [
  { path: '/', title: 'Card', Component: CardPanel },
  panel('/secure', {
    title: '3-D Secure',
    lead: 'The bank of a card may ask its owner before it pays.',
    Form: SecureForm,
    // 3-D Secure needs a client token, which only the shop's server can ask for.
    authorization: async () => {
      const { clientToken } = await api<{ clientToken: string }>('/client-token', 'POST', {});
      return clientToken;
    },
  }),
  panel('/local', {
    title: 'Local payments',
    lead: 'At a bank of the payer’s country, or on the payer’s phone.',
    Form: LocalForm,
  }),
  panel('/sepa', {
    title: 'SEPA',
    lead: 'A debit from an account, once its owner has given a mandate.',
    Form: SepaForm,
  }),
  panel('/paypal', {
    title: 'PayPal',
    lead: 'A wallet in its own window, for one payment or for later ones.',
    Form: PayPalForm,
  }),
  panel('/paypal-checkout', {
    title: 'PayPal Checkout',
    lead: 'The wallet behind PayPal’s own buttons.',
    Form: ButtonsForm,
  }),
  panel('/google', {
    title: 'Google Pay',
    lead: 'A card from a sheet over the page.',
    Form: GoogleForm,
  }),
  panel('/masterpass', {
    title: 'Masterpass',
    lead: 'A card and an address from a wallet.',
    Form: WalletForm,
  }),
];

function panel(path: string, plan: StoryPlan): Panel {
  return { path, title: plan.title, Component: story(plan) };
}
