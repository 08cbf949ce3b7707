import { recordOf } from '@albumen/domain/json-record';
/** Inside the form's frame: the inputs, and the only place that knows the card. */
import { applyStyle } from './apply-style.ts';
import { createCardInputs, type CardInputs } from './card-inputs.ts';
import { cardFields, type FromFrame, type OpeningMessage, type ToFrame } from './protocol.ts';
import { failed, requestToken, type Outcome } from './request-token.ts';

type Order = Extract<ToFrame, { type: 'tokenize' }>;

/** Listens to the page around the frame alone, and only if it is the merchant's; the first good call ends that. */
function onOpening(event: MessageEvent<unknown>): void {
  const [port] = event.ports;
  if (event.source !== window.parent || !isAllowed(event.origin) || port === undefined) return;
  if (!isOpening(event.data)) return;
  window.removeEventListener('message', onOpening);
  open(port, event.data);
}

function isAllowed(origin: string): boolean {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="albumen-origins"]');
  const allowed = (meta?.content ?? '').split(' ');
  const isLoopback = /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin);
  return allowed.includes(origin) || (isLoopback && allowed.includes('loopback'));
}

function isOpening(message: unknown): message is OpeningMessage {
  const { albumenCardForm, merchantId, authorizationFingerprint } = recordOf(message);
  return (
    albumenCardForm === 'open' &&
    typeof merchantId === 'string' &&
    typeof authorizationFingerprint === 'string'
  );
}

function open(port: MessagePort, opening: OpeningMessage): void {
  const send = (message: FromFrame): void => port.postMessage(message);
  applyStyle(document.documentElement, opening.style);
  const form = document.createElement('form');
  form.noValidate = true;
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(form);
  const inputs = createCardInputs(form, () => send({ type: 'state', state: inputs.state() }));
  new ResizeObserver(() => send({ type: 'height', px: form.offsetHeight })).observe(form);
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (data.type === 'focus') inputs.focus(data.field);
    if (data.type === 'clear') inputs.clear();
    if (data.type !== 'tokenize') return;
    void tokenize(inputs, opening, data).then((outcome) =>
      send({ type: 'reply', id: data.id, outcome }),
    );
  };
  send({ type: 'ready' });
  send({ type: 'state', state: inputs.state() });
}

async function tokenize(
  inputs: CardInputs,
  opening: OpeningMessage,
  { billingAddress }: Order,
): Promise<Outcome> {
  const { isEmpty, emptyFields, invalidFields } = inputs.state();
  const wrong = cardFields.filter(
    (field) => emptyFields.includes(field) || invalidFields.includes(field),
  );
  inputs.showWrong(wrong);
  if (isEmpty) return failed('CARD_FORM_EMPTY', 'No card was typed.', wrong);
  if (wrong.length > 0) return failed('CARD_FORM_INVALID', 'Some fields are wrong.', wrong);
  const outcome = await requestToken(opening, inputs.typed(), billingAddress);
  if ('failure' in outcome) inputs.showWrong(outcome.failure.fields ?? []);
  return outcome;
}

window.addEventListener('message', onOpening);
