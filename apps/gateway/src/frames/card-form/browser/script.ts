/** The script that merchants load: it fills `window.AlbumenCardForm`. No card ever comes here. */
import { openFrame, type FormFrame } from './open-frame.ts';
import type {
  BillingAddress,
  CardField,
  CardFormErrorCode,
  CardFormFailure,
  CardFormState,
  CardFormStyle,
  CardToken,
  FromFrame,
} from './protocol.ts';
import { readClientToken } from './read-client-token.ts';

interface CreateOptions {
  /** The client token that the merchant's server made. */
  clientToken: string;
  /** An element or a selector; the form is put into it. */
  container: string | Element;
  style?: CardFormStyle;
  /** Keeps the card for the customer of the client token. False by default. */
  vault?: boolean;
  /** Called with every change, never with what was typed. */
  onChange?: (state: CardFormState) => void;
}

interface CardForm {
  tokenize: (options?: { billingAddress?: BillingAddress }) => Promise<CardToken>;
  state: () => CardFormState;
  focus: (field?: CardField) => void;
  clear: () => void;
  teardown: () => void;
}

const readyWithinMs = 30_000;
/** A little more than the frame waits for the gateway. */
const replyWithinMs = 25_000;

/** What every method rejects with: `code` says what happened, `fields` where. */
class CardFormError extends Error {
  override readonly name = 'CardFormError';
  readonly code: CardFormErrorCode;
  readonly fields: readonly CardField[];

  constructor({ code, message, fields = [] }: CardFormFailure) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

interface Waiting {
  resolve: (token: CardToken) => void;
  reject: (error: CardFormError) => void;
}

// Only while the script runs does the document say which one it is.
const source =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';

function create(options: CreateOptions): Promise<CardForm> {
  const { container, clientToken, style = {}, vault = false, onChange } = options;
  const place = typeof container === 'string' ? document.querySelector(container) : container;
  const parts = readClientToken(clientToken);
  if (!place) return refused('There is no container for the card form.');
  if (!parts) return refused('The client token can’t be read.');
  const waiting = new Map<number, Waiting>();
  const latest: { state: CardFormState } = { state: nothingTyped };
  const { promise, resolve, reject } = Promise.withResolvers<CardForm>();
  const frame = openFrame({
    container: place,
    gateway: new URL(source).origin,
    opening: { albumenCardForm: 'open', ...parts, isVaulting: vault, style },
    onMessage: (message) => handle(message),
  });
  const isLate = setTimeout(() => {
    frame.close();
    reject(new CardFormError({ code: 'CARD_FORM_TIMEOUT', message: 'The form did not load.' }));
  }, readyWithinMs);

  function handle(message: FromFrame): void {
    if (message.type === 'height') frame.element.height = String(Math.ceil(message.px));
    if (message.type === 'reply') answer(waiting, message);
    if (message.type === 'state') {
      latest.state = message.state;
      onChange?.(message.state);
    }
    if (message.type !== 'ready') return;
    clearTimeout(isLate);
    resolve(instanceOf(frame, waiting, latest));
  }
  return promise;
}

const nothingTyped: CardFormState = {
  isEmpty: true,
  isComplete: false,
  emptyFields: ['number', 'expirationDate', 'cvv'],
  invalidFields: [],
  brand: null,
};

function instanceOf(
  frame: FormFrame,
  waiting: Map<number, Waiting>,
  latest: { state: CardFormState },
): CardForm {
  let lastId = 0;
  let isTornDown = false;
  return {
    tokenize: ({ billingAddress = {} } = {}) => {
      if (isTornDown) return Promise.reject(tornDown());
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<CardToken>();
      waiting.set(id, { resolve, reject });
      frame.send({ type: 'tokenize', id, billingAddress });
      const isLate = setTimeout(() => {
        const failure = { code: 'CARD_FORM_NETWORK', message: 'The form did not answer.' } as const;
        answer(waiting, { id, outcome: { failure } });
      }, replyWithinMs);
      return promise.finally(() => clearTimeout(isLate));
    },
    state: () => latest.state,
    focus: (field = 'number') => {
      frame.element.focus();
      frame.send({ type: 'focus', field });
    },
    clear: () => frame.send({ type: 'clear' }),
    teardown: () => {
      isTornDown = true;
      frame.close();
      for (const { reject } of waiting.values()) reject(tornDown());
      waiting.clear();
    },
  };
}

function answer(
  waiting: Map<number, Waiting>,
  { id, outcome }: Pick<Extract<FromFrame, { type: 'reply' }>, 'id' | 'outcome'>,
): void {
  const asked = waiting.get(id);
  waiting.delete(id);
  if ('token' in outcome) asked?.resolve(outcome.token);
  else asked?.reject(new CardFormError(outcome.failure));
}

function tornDown(): CardFormError {
  return new CardFormError({ code: 'CARD_FORM_TORN_DOWN', message: 'The form was torn down.' });
}

function refused(message: string): Promise<never> {
  return Promise.reject(new CardFormError({ code: 'CARD_FORM_CONFIGURATION', message }));
}

Object.assign(window, { AlbumenCardForm: { version: 1, create } });
