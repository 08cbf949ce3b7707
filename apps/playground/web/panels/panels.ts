import type { ComponentType } from 'react';
import type { PlaygroundFacts } from '../../src/wire.ts';
import { CardPanel } from './card/card-panel.tsx';
import { GoogleForm } from './google/google-form.tsx';
import { LocalForm } from './local/local-form.tsx';
import { WalletForm } from './masterpass/wallet-form.tsx';
import { PayPalForm } from './paypal/paypal-form.tsx';
import { ButtonsForm } from './paypal-checkout/buttons-form.tsx';
import { SepaForm } from './sepa/sepa-form.tsx';
import { askToken } from './secure/ask-token.ts';
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
  panel('/secure', { title: '3-D Secure', Form: SecureForm, authorization: askToken }),
  panel('/local', { title: 'Local payments', Form: LocalForm }),
  panel('/sepa', { title: 'SEPA', Form: SepaForm }),
  panel('/paypal', { title: 'PayPal', Form: PayPalForm }),
  panel('/paypal-checkout', { title: 'PayPal Checkout', Form: ButtonsForm }),
  panel('/google', { title: 'Google Pay', Form: GoogleForm }),
  panel('/masterpass', { title: 'Masterpass', Form: WalletForm }),
];

function panel(path: string, plan: StoryPlan): Panel {
  return { path, title: plan.title, Component: story(plan) };
}
