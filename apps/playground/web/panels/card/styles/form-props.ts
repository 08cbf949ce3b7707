import type { CardFields } from '@albumen/pay-react';

/** What each style of the form is given. */
export interface FormProps {
  amount: string;
  state: CardFields['state'];
  isReady: boolean;
  isBusy: boolean;
}

/** Name of the card's brand, once only one is left. */
export function brandOf(state: CardFields['state']): string | undefined {
  return state?.cards.length === 1 ? state.cards[0]?.niceType : undefined;
}

/** What the brand calls its security code. */
export function codeNameOf(state: CardFields['state']): string {
  return (state?.cards.length === 1 && state.cards[0]?.code.name) || 'CVV';
}
