import { Agent, request as ask } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { pathOf } from '@albumen/contract/endpoint';
import { sharedGrid } from '@albumen/contract/endpoints/photos';
import { renditionUrl, type RenditionName } from '@albumen/contract/renditions';
import { inLanes } from '../in-lanes.ts';
import { guestAddress } from './network.ts';

/** A gallery that was mailed around. */
export interface PartyGallery {
  shareId: string;
  /** Of its photos' addresses. */
  tokens: readonly string[];
}

export interface PartyCount {
  guests: number;
  requests: number;
  bytes: number;
  /** Requests that were made again: nobody answered, or the answer was to come back. */
  repeats: number;
  /** Pictures and pages that never came. */
  missed: number;
}

interface Guest {
  origin: string;
  agent: Agent;
  count: PartyCount;
}

const connections = 6;
const thumbnails = 40;
const previews = 3;
const pauseMs = 500;
const patienceMs = 90_000;
const callMs = 15_000;

export function nobody(): PartyCount {
  return { guests: 0, requests: 0, bytes: 0, repeats: 0, missed: 0 };
}

/** Guests arrive one after the other and open the gallery for the first time, each from an address of her own. */
export async function holdParty(
  origin: string,
  gallery: PartyGallery,
  { guests, withinMs, first = 0 }: { guests: number; withinMs: number; first?: number },
): Promise<PartyCount> {
  const count = nobody();
  await Promise.all(
    Array.from({ length: guests }, async (_, index) => {
      await sleep((index * withinMs) / guests);
      const localAddress = guestAddress(first + index);
      const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress });
      await openGallery({ origin, agent, count }, gallery);
      agent.destroy();
      count.guests += 1;
    }),
  );
  return count;
}

async function openGallery(guest: Guest, { shareId, tokens }: PartyGallery): Promise<void> {
  const page = await load(guest, `/s/${shareId}/gallery`, 'text/html');
  const pictures = (name: RenditionName, count: number) =>
    Array.from({ length: Math.min(count, tokens.length) }, (_, index) =>
      renditionUrl({ base: '/r/', token: tokens[index] ?? '' }, name),
    );
  const scripts = new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const columns = pathOf(sharedGrid.path, { shareId, windowWidth: '1440' });
  await inLanes(connections, [...scripts, columns], (path) => load(guest, path, '*/*'));
  for (const paths of [pictures('400', thumbnails), pictures('1440', previews)])
    await inLanes(connections, paths, (path) => load(guest, path, 'image/webp'));
}

/** Asks again as a page does, until it is there; answers a page's text. */
async function load(guest: Guest, path: string, accept: string): Promise<string> {
  const givesUpAt = performance.now() + patienceMs;
  while (performance.now() < givesUpAt) {
    guest.count.requests += 1;
    const answer = await attempt(guest, path, accept).catch(() => undefined);
    if (answer !== undefined) return answer;
    guest.count.repeats += 1;
    await sleep(pauseMs);
  }
  guest.count.missed += 1;
  return '';
}

/** Undefined where the answer is to come back. */
function attempt(
  { origin, agent, count }: Guest,
  path: string,
  accept: string,
): Promise<string | undefined> {
  const headers = { accept, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const call = ask(new URL(path, origin), { agent, headers, timeout: callMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => {
        count.bytes += chunk.length;
        if (accept === 'text/html') chunks.push(chunk);
      });
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode !== 200) return resolve(undefined);
        const body = Buffer.concat(chunks);
        const isPacked = response.headers['content-encoding'] === 'gzip' && body.length > 0;
        resolve((isPacked ? gunzipSync(body) : body).toString());
      });
    });
    call.once('timeout', () => call.destroy(new Error('no answer')));
    call.once('error', reject);
    call.end();
  });
}
