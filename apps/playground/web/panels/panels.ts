import type { ComponentType } from 'react';
import type { PlaygroundFacts } from '../../src/wire.ts';
import { CardPanel } from './card/card-panel.tsx';
import { GooglePanel } from './google/google-panel.tsx';
import { LocalPanel } from './local/local-panel.tsx';
import { WalletPanel } from './masterpass/wallet-panel.tsx';
import { PayPalPanel } from './paypal/paypal-panel.tsx';
import { ButtonsPanel } from './paypal-checkout/buttons-panel.tsx';
import { SepaPanel } from './sepa/sepa-panel.tsx';
import { SecurePanel } from './secure/secure-panel.tsx';

/** A way to pay that can be tried; the header leads to each of them. */
export interface Panel {
  path: string;
  title: string;
  Component: ComponentType<{ facts: PlaygroundFacts }>;
}

export const panels: readonly Panel[] = [
  { path: '/', title: 'Card', Component: CardPanel },
  { path: '/secure', title: '3-D Secure', Component: SecurePanel },
  { path: '/local', title: 'Local payments', Component: LocalPanel },
  { path: '/sepa', title: 'SEPA', Component: SepaPanel },
  { path: '/paypal', title: 'PayPal', Component: PayPalPanel },
  { path: '/google', title: 'Google Pay', Component: GooglePanel },
  { path: '/paypal-checkout', title: 'PayPal Checkout', Component: ButtonsPanel },
  { path: '/masterpass', title: 'Masterpass', Component: WalletPanel },
];
