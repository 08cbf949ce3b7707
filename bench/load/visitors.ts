import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Visitors who ask for a page each, whether others have got theirs or not. */
export interface Rush {
  addresses: readonly string[];
  /** So many new ones every second; undefined: a fixed few ask again as soon as they are answered. */
  perSecond?: number;
  lastsMs: number;
}

export interface RushResult {
  /** Milliseconds to the last byte, of every page that came. */
  waits: number[];
  /** The same of those who were told to come back. */
  refusals: number[];
  /** No answer, or one that says nothing of when. */
  lost: number;
  lastedMs: number;
}

const lanes = 16;
const patienceMs = 20_000;
/** Browsers of many people: connections are their own, and not waited for. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** A program of its own: gets one `Rush` as a message, answers with its `RushResult`, and ends. */
process.once('message', (rush: Rush) => {
  void hold(rush).then((result) => process.send?.(result, () => process.exit(0)));
});

async function hold({ addresses, perSecond, lastsMs }: Rush): Promise<RushResult> {
  const result: RushResult = { waits: [], refusals: [], lost: 0, lastedMs: 0 };
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  let asked = 0;
  const askNext = () => ask(addresses[asked++ % addresses.length] ?? '', result);
  if (perSecond === undefined) {
    const lane = async () => {
      while (passed() < lastsMs) await askNext();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  } else {
    const all: Promise<void>[] = [];
    while (passed() < lastsMs) {
      while (asked < (passed() / 1000) * perSecond) all.push(askNext());
      await sleep(5);
    }
    await Promise.all(all);
  }
  return { ...result, lastedMs: passed() };
}

function ask(address: string, result: RushResult): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const lose = () => {
      result.lost += 1;
      resolve();
    };
    const headers = {
      accept: 'text/html',
      'accept-encoding': 'gzip',
      'sec-fetch-mode': 'navigate',
    };
    const request = get(address, { agent, headers, timeout: patienceMs }, (response) => {
      const { statusCode } = response;
      const isRefused = statusCode === 503 && response.headers['retry-after'] !== undefined;
      response.resume().on('error', lose);
      response.on('end', () => {
        const tookMs = performance.now() - startedAt;
        if (statusCode === 200) result.waits.push(tookMs);
        else if (isRefused) result.refusals.push(tookMs);
        else result.lost += 1;
        resolve();
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', lose);
  });
}
