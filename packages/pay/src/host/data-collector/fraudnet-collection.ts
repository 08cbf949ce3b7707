import { loadFraudnet } from '../shared/fraudnet.ts';

/** Fraudnet's own frames, which stay behind when its script goes. */
const leftovers = 'iframe[title="ppfniframe"],iframe[title="pbf"]';
const LONGEST_ID = 32;

/** One id per page and one given id, so that several components are seen as one device. */
const ids = new Map<string, string>();

/** A collection that runs on the page. */
export interface Collection {
  sessionId: string;
  teardown(): void;
}

/** Settings that Fraudnet reads. */
export interface FraudnetOptions {
  /** The merchant's id, when there is one. */
  correlationId: string | undefined;
  sessionId: string;
  environment: string;
  assetsUrl: string;
}

/** Starts Fraudnet; undefined when its script does not load. */
export async function collectWithFraudnet(
  options: FraudnetOptions,
): Promise<Collection | undefined> {
  const sessionId = idOf(options);
  const beacon = new URLSearchParams({
    i: '127.0.0.1',
    p: sessionId,
    t: String(Math.floor(Date.now() / 1000)),
    a: '14',
  });
  const { loaded, undo } = loadFraudnet(options.assetsUrl, {
    f: sessionId,
    s: 'BRAINTREE_SIGNIN',
    b: `https://b.stats.paypal.com/counter.cgi?${beacon}`,
    ...(options.environment !== 'production' && { sandbox: true }),
  });
  try {
    await loaded;
  } catch {
    undo();
    return undefined;
  }
  const teardown = (): void => {
    undo();
    for (const frame of document.querySelectorAll(leftovers)) frame.remove();
  };
  return { sessionId, teardown };
}

function idOf({ correlationId, sessionId }: FraudnetOptions): string {
  if (correlationId) return String(correlationId).slice(0, LONGEST_ID);
  const known = ids.get('') ?? sessionId.slice(0, LONGEST_ID);
  ids.set('', known);
  return known;
}
