import type { Page } from '@playwright/test';

/**
 * Stands in for the browser's own payment sheet, whose interface it has: browsers dropped
 * `basic-card`, and Google's needs the network. What the customer does is in `details.id`.
 */
function standIn(): void {
  type JsonRecord = Record<string, never>;
  const card = {
    cardNumber: '4111111111111111',
    cardholderName: 'Ada Lovelace',
    cardSecurityCode: '123',
    expiryMonth: '12',
    expiryYear: '2034',
    billingAddress: {
      addressLine: ['1 Main St', 'Floor 2'],
      city: 'Salem',
      country: 'US',
      postalCode: '97301',
    },
  };
  const named = (name: string): Error => Object.assign(new Error('as the browser says'), { name });

  class Sheet extends EventTarget {
    readonly methods: JsonRecord[];
    readonly details: JsonRecord;
    shippingAddress: object | null = null;
    shippingOption: string | null = null;

    constructor(methods: JsonRecord[], details: JsonRecord) {
      super();
      if (!details?.['total']) throw new TypeError('details.total is missing');
      this.methods = methods;
      this.details = details;
    }

    async canMakePayment(): Promise<boolean> {
      const id = String(this.details['id']);
      if (id === 'asked-again') throw named('NotAllowedError');
      if (id === 'broken') throw named('UnknownError');
      return true;
    }

    async show(): Promise<object> {
      const id = String(this.details['id']);
      const [method] = this.methods;
      if (id === 'canceled') throw named('AbortError');
      if (id === 'unsupported') throw named('NotSupportedError');
      if (id === 'ships') await this.ship();
      const isCard = String(method?.['supportedMethods']) === 'basic-card';
      const number = id === 'bad-number' ? '4111111111111112' : card.cardNumber;
      const details = isCard ? { ...card, cardNumber: number } : await this.google(id);
      return {
        methodName: method?.['supportedMethods'],
        details,
        payerEmail: 'ada@example.com',
        shippingOption: this.shippingOption,
        complete: async () => undefined,
      };
    }

    async google(id: string): Promise<object> {
      if (id === 'garbled')
        return { apiVersion: 2, paymentMethodData: { tokenizationData: { token: '{' } } };
      const { parameters } = Object(this.methods[0]).data.allowedPaymentMethods[0]
        .tokenizationSpecification;
      const body = JSON.stringify({ parameters, card: 'visa', ending: id });
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/google-pay/token', { method: 'POST', headers, body });
      const tokenizationData = await reply.json();
      return {
        apiVersion: 2,
        email: 'ada@example.com',
        paymentMethodData: { type: 'CARD', tokenizationData },
      };
    }

    async ship(): Promise<void> {
      this.shippingAddress = { country: 'CA', city: 'Toronto' };
      await this.changed('shippingaddresschange');
      this.shippingOption = 'air';
      await this.changed('shippingoptionchange');
    }

    changed(type: string): Promise<unknown> {
      return new Promise((resolve) => {
        const event = Object.assign(new Event(type), { updateWith: resolve });
        this.dispatchEvent(event);
      });
    }
  }
  Object.assign(globalThis, { PaymentRequest: Sheet });
}

/** In every frame that the page inserts from now on. */
export async function putSheetInto(page: Page): Promise<void> {
  await page.addInitScript(standIn);
}
