import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one guest's browser asks for, as paths. */
export interface GuestOptions {
  page: string;
  columns: string;
  /** Six at once, as browsers do on HTTP/1.1. */
  thumbnails: readonly string[];
  previews: readonly string[];
}

/** Guests of a gallery, and how they came. */
export interface Party {
  origin: string;
  guests: readonly GuestOptions[];
  withinMs: number;
}

export interface PartyResult {
  /** Milliseconds to the first byte, of every request. */
  waits: number[];
  bytes: number;
  /** Statuses that were not 200, and what lost connections complained of. */
  errors: string[];
}

const connections = 6;

/** A program of its own: gets one `Party` as a message, answers with its `PartyResult`, and ends. */
process.once('message', (party: Party) => {
  void hold(party).then((result) => process.send?.(result, () => process.disconnect?.()));
});

async function hold({ origin, guests, withinMs }: Party): Promise<PartyResult> {
  const result: PartyResult = { waits: [], bytes: 0, errors: [] };
  await Promise.all(
    guests.map(async (options, index) => {
      await sleep((index * withinMs) / guests.length);
      await openGallery(origin, options, result);
    }),
  );
  return result;
}

async function openGallery(
  origin: string,
  options: GuestOptions,
  result: PartyResult,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const load = (path: string, accept: string) =>
    request(new URL(path, origin), { agent, accept, result });
  await load(options.page, 'text/html');
  await load(options.columns, 'application/json');
  for (const pictures of [options.thumbnails, options.previews]) {
    const waiting = pictures.values();
    const lane = async () => {
      for (const path of waiting) await load(path, 'image/webp');
    };
    await Promise.all(Array.from({ length: connections }, lane));
  }
  agent.destroy();
}

function request(
  url: URL,
  { agent, accept, result }: { agent: Agent; accept: string; result: PartyResult },
): Promise<void> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const fail = ({ message }: Error) => {
      result.errors.push(message);
      resolve();
    };
    const headers = { accept, 'accept-encoding': 'gzip' };
    get(url, { agent, headers }, (response) => {
      result.waits.push(performance.now() - startedAt);
      if (response.statusCode !== 200) result.errors.push(String(response.statusCode));
      response.on('data', (chunk: Buffer) => {
        result.bytes += chunk.length;
      });
      response.once('end', resolve).once('error', fail);
    }).once('error', fail);
  });
}
