import { askGateway } from './ask-gateway.ts';
import { showChallenge, type ChallengeOptions } from './challenge-window.ts';

/**
 * Stands in for the card network's script: the same calls and events, with the gateway that served
 * it as network and issuer. What came of a challenge is asked there, never read from the frame.
 */
type Handler = (...given: unknown[]) => void;

interface Settings {
  timeout?: number;
  payment?: { framework?: string; displayLoading?: boolean; displayExitButton?: boolean };
}

interface ContinueData {
  AcsUrl?: string;
  Payload?: string;
}

const handlers = new Map<string, Handler>();
let settings: Settings = {};
let jwt = '';
/** Closes the challenge that is open. */
let giveUp: (() => void) | undefined;

function fire(event: string, ...given: unknown[]): void {
  handlers.get(event)?.(...given);
}

function fail(number: number, description: string): void {
  const data = { ActionCode: 'ERROR', Validated: false, ErrorNumber: number };
  fire('payments.validated', { ...data, ErrorDescription: description, Payment: {} });
}

async function setUp(token: unknown): Promise<void> {
  if (typeof token !== 'string' || token === '') return fail(10010, 'There is no JWT.');
  jwt = token;
  giveUp?.();
  const answer = await askGateway<{ sessionId?: string }>('init', { jwt });
  if (answer === 'silent') return fail(10001, 'The network does not answer.');
  const { sessionId } = answer;
  if (sessionId === undefined) return fail(10008, 'The JWT is not valid.');
  collectDevice(sessionId);
  return fire('payments.setupComplete', { sessionId, modules: [] });
}

/** The issuer looks at the browser in a frame that nobody sees; nothing waits for it. */
function collectDevice(sessionId: string): void {
  const frame = document.createElement('iframe');
  frame.src = askGateway.address(`../collect.html?session=${sessionId}`);
  frame.title = 'Device data';
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  frame.dataset['cardNetwork'] = 'device';
  document.querySelector('iframe[data-card-network="device"]')?.remove();
  document.body.append(frame);
}

async function goOn({ AcsUrl, Payload }: ContinueData, transactionId: string): Promise<void> {
  if (!AcsUrl || !Payload || !transactionId) return fail(10005, 'The challenge is not described.');
  const { framework, displayLoading, displayExitButton } = settings.payment ?? {};
  const options: ChallengeOptions = {
    url: `${AcsUrl}?creq=${encodeURIComponent(Payload)}`,
    presentation: framework === 'inline' ? 'inline' : 'modal',
    isDense: framework === 'bootstrap3',
    hasLoading: displayLoading === true,
    hasExit: displayExitButton === true,
    fire,
    news: () => askGateway('challenge', { jwt, transactionId }),
    leave: () => askGateway('leave', { jwt, transactionId }),
  };
  const abandoned = Promise.withResolvers<'abandoned'>();
  giveUp = () => abandoned.resolve('abandoned');
  const end = await showChallenge(options, abandoned.promise);
  if (end === 'abandoned') return undefined;
  if (end === 'closed') return fail(10011, 'Canceled by the customer.');
  if (end === 'refused') return fail(10006, 'The page has no place for the challenge.');
  if (end === 'silent') return fail(10003, 'The network does not answer.');
  return fire('payments.validated', end.data, end.jwt);
}

const Cardinal = {
  on: (event: string, handler: Handler): void => void handlers.set(event, handler),
  off: (event: string): void => void handlers.delete(event),
  configure: (given: Settings): void => {
    settings = given ?? {};
  },
  setup: (kind: string, given: { jwt?: unknown }): void => {
    if (kind === 'init') void setUp(given.jwt);
  },
  trigger: async (event: string, value: unknown): Promise<{ Status: boolean }> => {
    if (event !== 'bin.process') return { Status: false };
    const answer = await askGateway<{ Status?: boolean }>('bin', { jwt, bin: String(value) });
    return { Status: answer !== 'silent' && answer.Status === true };
  },
  continue: (
    kind: string,
    data: ContinueData,
    order: { OrderDetails?: { TransactionId?: string } },
  ): void => {
    if (kind === 'cca') void goOn(data, order.OrderDetails?.TransactionId ?? '');
  },
};

Object.assign(window, { Cardinal });
