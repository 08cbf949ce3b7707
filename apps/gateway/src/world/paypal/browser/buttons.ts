import { drawButtons } from './button-look.ts';
import { closeCheckout, startCheckout } from './checkout.ts';
import { isFundingEligible, usualFunding } from './funding.ts';
import type { ButtonOptions } from './options.ts';
import type { Settings } from './settings.ts';

/** What `paypal.Buttons(…)` gives. */
export interface ButtonsInstance {
  isEligible(): boolean;
  /** Draws them into an element; rejects when there is none, or when nothing can be drawn. */
  render(container: string | HTMLElement): Promise<void>;
  /** Takes them away, and the window that one of them opened. */
  close(): Promise<void>;
}

/** Buttons that open the wallet. */
export function makeButtons(settings: Settings, options: ButtonOptions = {}): ButtonsInstance {
  const { fundingSource, onInit, style } = options;
  const sources =
    fundingSource === undefined
      ? usualFunding(settings)
      : [fundingSource].filter((source) => isFundingEligible(settings, source));
  let host: HTMLElement | undefined;

  async function render(container: string | HTMLElement): Promise<void> {
    check(settings, options);
    const place = typeof container === 'string' ? document.querySelector(container) : container;
    if (!place) throw new Error('There is no such element for PayPal’s buttons.');
    if (sources.length === 0) throw new Error(`${fundingSource} is not eligible`);
    host = document.createElement('div');
    host.className = 'paypal-buttons';
    const buttons = drawButtons(host, sources, style);
    for (const button of buttons) {
      const source = String(button.dataset['fundingSource']);
      button.addEventListener('click', () => startCheckout(settings, options, source));
    }
    place.append(host);
    const setDisabled = (isDisabled: boolean) => () => {
      for (const button of buttons) button.disabled = isDisabled;
    };
    await onInit?.({}, { enable: setDisabled(false), disable: setDisabled(true) });
  }

  return {
    isEligible: () => sources.length > 0,
    render,
    close: async () => {
      host?.remove();
      closeCheckout();
    },
  };
}

function check(
  { isVault }: Settings,
  { createOrder, createBillingAgreement }: ButtonOptions,
): void {
  if (createOrder && createBillingAgreement) {
    throw new Error('Give createOrder or createBillingAgreement, not both.');
  }
  if (!createOrder && !createBillingAgreement) {
    throw new Error('Give createOrder or createBillingAgreement.');
  }
  if (createBillingAgreement && !isVault) {
    throw new Error('createBillingAgreement needs vault=true in the script’s address.');
  }
}
