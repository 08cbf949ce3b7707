import type { Frame, Page } from '@playwright/test';
import type { LookAtRequest } from '../../../../scripts/lib/conformance-rig/provider-hosts.ts';
import type { MerchantTools } from '../../../../scripts/lib/conformance-rig/merchant-tools.ts';
import type { Sdk } from './page.ts';

/** A failure to order from the gateway. */
export interface Fault {
  operation: string;
  kind: 'status' | 'disconnect' | 'graphqlError';
  status?: number;
  errorClass?: string;
  times?: number;
}

interface ShopParts {
  sdk: Sdk;
  page: Page;
  tools: MerchantTools;
  tokenizationKey: string;
  /** Own answers instead of the gateway's. */
  answerWith: (answer: LookAtRequest) => void;
}

/** One named thing that a scenario saw. */
export type Note = readonly [label: string, value: unknown];

const card = { number: '4111111111111111', expirationDate: '1234', cvv: '123' };

/** A checkout page that a scenario drives, and what the scenario noted. */
export class Shop {
  readonly page: Page;
  readonly sdk: Sdk;
  readonly tools: MerchantTools;
  readonly notes: Note[] = [];
  readonly #parts: ShopParts;
  /** Tokenization key, until `useToken`. */
  authorization: string;

  constructor(parts: ShopParts) {
    this.#parts = parts;
    this.page = parts.page;
    this.sdk = parts.sdk;
    this.tools = parts.tools;
    this.authorization = parts.tokenizationKey;
  }

  note(label: string, value: unknown): void {
    this.notes.push([label, value]);
  }

  /** Evaluates an expression in the page and records what it gave, how it rejected or what it threw. */
  async record(label: string, expression: string): Promise<void> {
    this.note(label, await this.page.evaluate(`outcomeOf(() => (${this.#fill(expression)}))`));
  }

  /** Runs statements in the page; what they return is not noted. */
  run(code: string): Promise<unknown> {
    return this.page.evaluate(`(async () => { ${this.#fill(code)} })()`);
  }

  /** `AUTH` in a page script stands for the authorization. */
  #fill(code: string): string {
    return code.replaceAll('AUTH', JSON.stringify(this.authorization));
  }

  /** Makes a client token the authorization from now on. */
  async useToken(options?: object): Promise<void> {
    this.authorization = await this.tools.clientToken(options);
  }

  configure(options: object, more: object = {}): Promise<string> {
    return this.tools.call('PUT', '/sandbox/configuration', { options, ...more });
  }

  order(fault: Fault): Promise<string> {
    return this.tools.call('POST', '/sandbox/faults', fault);
  }

  answerWith(answer: LookAtRequest): void {
    this.#parts.answerWith(answer);
  }

  /** Creates number, date and CVV by default; `window.fields` is the instance, its events are noted. */
  async create(fields?: string, more = ''): Promise<void> {
    const three = `{ number: { container: '#number' },
      expirationDate: { container: '#expirationDate' }, cvv: { container: '#cvv' } }`;
    await this
      .run(`window.fields = keep('hostedFields', listen(await braintree.hostedFields.create({
      authorization: AUTH, fields: ${fields ?? three}, ${more} })))`);
  }

  frame(key: string): Frame {
    const frame = this.page.frame({ name: `braintree-hosted-field-${key}` });
    if (!frame) throw new Error(`there is no frame of ${key}`);
    return frame;
  }

  input(key: string) {
    return this.frame(key).locator(`[data-braintree-name="${key}"]`);
  }

  async type(key: string, text: string): Promise<void> {
    await this.input(key).pressSequentially(text);
    await this.settle();
  }

  /** Types a whole valid card, with other parts where `other` has them. */
  async typeCard(other: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [key, text] of Object.entries({ ...card, ...other })) await this.type(key, text);
  }

  /** Waits until nothing more happens on the page. */
  async settle(quietMs = 250): Promise<void> {
    let before = -1;
    for (;;) {
      const count = Number(await this.page.evaluate('log.length'));
      if (count === before) return;
      before = count;
      await this.page.waitForTimeout(quietMs);
    }
  }
}
