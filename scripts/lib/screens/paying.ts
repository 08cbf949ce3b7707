import { cartStates } from './cart-states.ts';
import { checkoutStates } from './checkout-states.ts';
import { operatorStates } from './operator-states.ts';
import { gatewayStates } from './gateway-states.ts';
import { linkStates } from './link-states.ts';
import type { PayingScene } from './paying-scene.ts';

/** Orders, links and every way to pay for them, up to the pages of wallets and banks. */
export const payingScenes: readonly PayingScene[] = [
  ...cartStates,
  ...checkoutStates,
  ...linkStates,
  ...operatorStates,
  ...gatewayStates,
];
