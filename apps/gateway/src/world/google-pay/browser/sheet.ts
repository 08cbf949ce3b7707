import { recordOf, textsOf } from '@albumen/domain/json-record';
import { showPrice } from './sheet-price.ts';
import { openSheetLine, type SheetLine } from './sheet-line.ts';
import { checked, choices, element, offerOptions, showError } from './sheet-view.ts';
import { priceOf, type SheetRequest, type SheetUpdate } from './wire.ts';

/** The wallet: what the merchant asks for, the customer's choices, and what comes of them. */
openSheetLine((request, line) => {
  const cards = choices('card', ({ dataset }) => {
    const isOfNetwork =
      request.networks.length === 0 || request.networks.includes(dataset['network'] ?? '');
    return isOfNetwork && request.authMethods.includes(dataset['method'] ?? '');
  });
  if (request.isShippingAddressAsked) {
    element('[data-part="address"]').hidden = false;
    const { shippingCountries: countries } = request;
    choices('address', ({ dataset }) => !countries || countries.includes(dataset['country'] ?? ''));
  }
  if (request.shipping) offerOptions(request.shipping);
  showPrice(request.price);
  if (cards === 0) showError('This wallet has no card that the shop takes.');
  followChoices(request, line);
  followButtons(request, line);
  element('.sheet').hidden = false;
  const first = checked('card') ?? element('.close');
  first.focus();
});

function followChoices(request: SheetRequest, line: SheetLine): void {
  const { address, option } = request.asksFirst;
  const ask = async (callbackTrigger: string): Promise<void> => {
    const main = element<HTMLButtonElement>('.main');
    main.disabled = true;
    // The merchant page's callback answers with an update; Google's sheet trusts it as well.
    take((await line.ask('change', { callbackTrigger, ...intermediate(request) })) as SheetUpdate);
    main.disabled = false;
  };
  element('form').addEventListener('change', ({ target }) => {
    const { name } = target as HTMLInputElement; // inputs alone change
    if (name === 'address' && address) void ask('SHIPPING_ADDRESS');
    if (name === 'option' && option) void ask('SHIPPING_OPTION');
  });
  if (address || option) void ask('INITIALIZE');
}

/** What the merchant may know before the payment. */
function intermediate(request: SheetRequest): object {
  const { administrativeArea, countryCode, locality, postalCode } = address() ?? {};
  return {
    ...(request.isShippingAddressAsked && {
      shippingAddress: { administrativeArea, countryCode, locality, postalCode },
    }),
    ...optionData(),
  };
}

function take(update: SheetUpdate | undefined): void {
  const { newTransactionInfo, newShippingOptionParameters, error } = update ?? {};
  if (newShippingOptionParameters) {
    const { shippingOptions = [], defaultSelectedOptionId } = newShippingOptionParameters;
    offerOptions({
      options: shippingOptions,
      ...(defaultSelectedOptionId !== undefined && { defaultSelectedOptionId }),
    });
  }
  if (newTransactionInfo) showPrice(priceOf(newTransactionInfo));
  showError(error && (error.message ?? 'The shop cannot take this choice.'));
}

function followButtons(request: SheetRequest, line: SheetLine): void {
  element('[data-cancel]').addEventListener('click', () => line.say('canceled'));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') line.say('canceled');
  });
  element('[data-fail]').addEventListener('click', () => line.say('failed'));
  const pay = (ending?: string): void => void payWith(request, line, ending);
  element('[data-refuse]').addEventListener('click', () => pay('refused'));
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    pay();
  });
}

async function payWith(request: SheetRequest, line: SheetLine, ending?: string): Promise<void> {
  const card = checked('card');
  if (!card) return showError('Choose a card.');
  const main = element<HTMLButtonElement>('.main');
  main.disabled = true;
  showError(undefined);
  try {
    const token = await tokenFor(request, card.value, ending);
    const payment = paymentOf(request, card, token);
    if (request.asksFirst.payment) {
      // Only looked at: what else a merchant page's callback answers has neither member.
      const { transactionState, error } = recordOf(await line.ask('authorize', payment));
      if (transactionState === 'ERROR') {
        return showError(textsOf(error)['message'] ?? 'The shop did not take this payment.');
      }
    }
    return line.say('paid', payment);
  } catch {
    return showError('The wallet does not answer. Nothing was paid. Try again.');
  } finally {
    main.disabled = false;
  }
}

/** The gateway's answer, which Google hands on as it is. */
async function tokenFor(
  { parameters }: SheetRequest,
  card: string,
  ending: string | undefined,
): Promise<string> {
  const reply = await fetch('/google-pay/token', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parameters, card, ending }),
  });
  if (!reply.ok) throw new Error(String(reply.status));
  const { token } = textsOf(await reply.json());
  if (token === undefined) throw new TypeError('an answer without a token');
  return token;
}

function paymentOf(request: SheetRequest, card: HTMLInputElement, token: string): object {
  const { label = '', lastFour } = card.dataset;
  const cardNetwork = card.closest<HTMLElement>('.choice')?.dataset['network'];
  const billingAddress = request.isBillingAddressAsked && {
    billingAddress: address() ?? homeAddress(),
  };
  const common = {
    ...(request.isEmailAsked && { email: 'ada.wallet@example.com' }),
    ...(request.isShippingAddressAsked && { shippingAddress: address() }),
    ...optionData(),
  };
  if (request.version === 1) {
    return {
      ...common,
      cardInfo: {
        cardClass: 'CREDIT',
        cardDescription: label,
        cardDetails: lastFour,
        cardNetwork,
        ...billingAddress,
      },
      paymentMethodToken: { tokenizationType: 'PAYMENT_GATEWAY', token },
    };
  }
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    ...common,
    paymentMethodData: {
      type: 'CARD',
      description: label,
      info: { cardNetwork, cardDetails: lastFour, ...billingAddress },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token },
    },
  };
}

function optionData(): object {
  const chosen = checked('option');
  return chosen ? { shippingOptionData: { id: chosen.value } } : {};
}

function address(): Readonly<Record<string, string>> | undefined {
  const chosen = checked('address');
  return chosen && !element('[data-part="address"]').hidden ? read(chosen) : undefined;
}

function homeAddress(): Readonly<Record<string, string>> {
  return read(element<HTMLInputElement>('input[name="address"]'));
}

/** The gateway wrote the addresses into the page. */
function read({ value }: HTMLInputElement): Readonly<Record<string, string>> {
  return textsOf(JSON.parse(value));
}
