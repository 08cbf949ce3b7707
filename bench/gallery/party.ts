import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { pathOf } from '@albumen/contract/endpoint';
import { sharedGrid } from '@albumen/contract/endpoints/photos';
import { renditionUrl } from '@albumen/contract/renditions';
import { readProcessUsage } from '@albumen/imaging/process-usage';
import type { BenchStore } from '../kit/bench-store.ts';
import type { ChildServer } from '../kit/child-server.ts';
import { quantile, sum } from '../kit/numbers.ts';
import { processesOfRole } from '../../scripts/lib/process-tree.ts';
import { report } from '../kit/report.ts';
import type { FilledGallery } from './filled-gallery.ts';
import type { GuestOptions, Party, PartyResult } from './guests.ts';

const guests = 300;
const withinMs = 10_000;
const rounds = 3;
const thumbnails = 40;
const previews = 3;

export interface Peers {
  store: BenchStore;
  gallery: FilledGallery;
  /** Serves `folder`. */
  staticServer: ChildServer;
  folder: string;
}

/** The link was mailed: 300 guests within ten seconds, at the store and at a static file server. */
export async function compareParties(peers: Peers, when = ''): Promise<void> {
  const { store, gallery, staticServer, folder } = peers;
  const ours = Array.from({ length: guests }, () => optionsOf(gallery));
  await layOutFiles(store, folder, optionsOf(gallery));
  const bare = ours.map((options) => ({ ...options, page: '/page.gz', columns: '/columns.gz' }));
  const results = { store: [] as PartyResult[], static: [] as PartyResult[] };
  // Both have been up for a while when the mail arrives.
  await holdParty({ origin: store.origin, guests: ours.slice(0, 20), withinMs: 500 });
  await holdParty({ origin: staticServer.origin, guests: bare.slice(0, 20), withinMs: 500 });
  const webs = await processesOfRole(store.pid, 'web');
  const before = await cpuMsOf(webs);
  const bareBefore = await cpuMsOf([staticServer.pid]);
  for (let round = 0; round < rounds; round += 1) {
    results.static.push(await holdParty({ origin: staticServer.origin, guests: bare, withinMs }));
    results.store.push(await holdParty({ origin: store.origin, guests: ours, withinMs }));
  }
  tell(results, when);
  tellProcessorTime(when, {
    ours: (await cpuMsOf(webs)) - before,
    bare: (await cpuMsOf([staticServer.pid])) - bareBefore,
    requests: sum(results.store.map(({ waits }) => waits.length)),
  });
}

function tell(results: Record<'store' | 'static', PartyResult[]>, when: string): void {
  const waits = (of: PartyResult[]) => of.flatMap((result) => result.waits);
  const p95 = quantile(waits(results.store), 0.95);
  const peer = quantile(waits(results.static), 0.95);
  const megabytes = Math.round((results.store[0]?.bytes ?? 0) / 1_000_000);
  const medians = [results.store, results.static].map((of) => quantile(waits(of), 0.5).toFixed(1));
  report({
    what: `${when}${guests} guests in ${withinMs / 1000} s, p95 to first byte`,
    value: p95,
    unit: 'ms',
    target: { atMost: 200 },
    from: `${waits(results.store).length / rounds} requests and ${megabytes} MB a party`,
  });
  report({
    what: `${when}the same against a static file server`,
    value: p95 / peer,
    unit: '×',
    target: { atMost: 3 },
    from: `${p95.toFixed(1)} against ${peer.toFixed(1)} ms; medians ${medians.join(' and ')} ms`,
  });
  const errors = results.store.flatMap((result) => result.errors);
  report({
    what: `${when}failed requests`,
    value: errors.length,
    unit: 'errors',
    target: { atMost: 0 },
    ...(errors.length > 0 && { from: [...new Set(errors)].join(', ') }),
  });
}

/** What a busy machine does not change: whoever has less of the processor waits longer. */
function tellProcessorTime(
  when: string,
  spent: { ours: number; bare: number; requests: number },
): void {
  const perRequest = (ms: number) => (ms / spent.requests).toFixed(2);
  report({
    what: `${when}processor time of a request`,
    value: spent.ours / spent.requests,
    unit: 'ms',
    from: `${perRequest(spent.ours)} against ${perRequest(spent.bare)} ms of the static file server`,
  });
}

async function cpuMsOf(pids: readonly number[]): Promise<number> {
  const usages = await Promise.all(pids.map(readProcessUsage));
  return sum(usages.map((usage) => usage?.cpuMs ?? 0));
}

/** What a gallery shows first. */
export function thumbnailsOf({ photos }: Pick<FilledGallery, 'photos'>): string[] {
  return photos
    .slice(0, thumbnails)
    .map(({ token }) => renditionUrl({ base: '/r/', token }, '400'));
}

function optionsOf({ shareId, photos }: FilledGallery): GuestOptions {
  const preview = (index: number) =>
    renditionUrl({ base: '/r/', token: photos[index]?.token ?? '' }, '1440');
  const anyPhoto = () => Math.floor(Math.random() * photos.length);
  return {
    page: `/s/${shareId}/gallery`,
    columns: columnsPath(shareId),
    thumbnails: thumbnailsOf({ photos }),
    previews: Array.from({ length: previews }, () => preview(anyPhoto())),
  };
}

export function columnsPath(shareId: string): string {
  return pathOf(sharedGrid.path, { shareId, windowWidth: '1440' });
}

/** The very bytes that the store sends, as files. */
async function layOutFiles(
  store: BenchStore,
  folder: string,
  options: GuestOptions,
): Promise<void> {
  const page = await sentBytes(new URL(options.page, store.origin), 'text/html');
  const columns = await sentBytes(new URL(options.columns, store.origin), 'application/json');
  await writeFile(join(folder, 'page.gz'), page);
  await writeFile(join(folder, 'columns.gz'), columns);
}

/** As they travel: compressed where the store compresses. */
function sentBytes(url: URL, accept: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { accept, 'accept-encoding': 'gzip' } }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`${url.href}: ${reply.statusCode}`));
      reply.toArray().then((chunks: Buffer[]) => resolve(Buffer.concat(chunks)), reject);
    }).once('error', reject);
  });
}

export async function holdParty(party: Party): Promise<PartyResult> {
  const child = fork(join(import.meta.dirname, 'guests.ts'));
  child.send(party);
  const [result] = (await once(child, 'message')) as [PartyResult]; // of guests.ts
  await once(child, 'exit');
  return result;
}
