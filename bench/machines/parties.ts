import {
  holdParty,
  type PartyCount,
  type PartyGallery,
} from '../../scripts/lib/machines/guests.ts';
import { hosts } from '../../scripts/lib/machines/network.ts';
import type { Served } from '../../scripts/lib/machines/nginx.ts';
import type { Rig } from '../../scripts/lib/machines/rig.ts';
import { sum } from '../kit/numbers.ts';
import { report } from '../kit/report.ts';
import { nginxMs, timeOf, webs } from './machine-time.ts';
import { warmUp } from './processes.ts';

interface Party {
  guests: number;
  withinMs: number;
}

/** The same party twice behind the edge, and once without it. */
export async function measureParties(rig: Rig, gallery: PartyGallery, party: Party): Promise<void> {
  rig.network.leadVisitorsTo('proxy');
  await warmUp(rig, gallery, webs.places.length);
  rig.network.leadVisitorsTo('edge');
  await rig.edge.forget();
  await served(rig);
  const first = await hold(rig, gallery, party);
  tellCarried(first);
  const second = await hold(rig, gallery, party);
  tellEdge(second);
  tellTime('behind the edge', second, 3.5);
  rig.network.leadVisitorsTo('proxy');
  tellTime('without an edge', await hold(rig, gallery, party), 15);
  rig.network.leadVisitorsTo('edge');
}

interface Held extends Awaited<ReturnType<typeof served>> {
  count: PartyCount;
  processorMs: number;
  proxyMs: number;
}

async function hold(rig: Rig, gallery: PartyGallery, party: Party): Promise<Held> {
  const counts: PartyCount[] = [];
  const proxyBefore = await nginxMs('proxy');
  const processorMs = await timeOf(webs, async () => {
    counts.push(await holdParty(rig.origin, gallery, party));
  });
  const [count] = counts;
  if (count === undefined) throw new Error('nobody came');
  report({
    what: 'pages and pictures that never came',
    value: count.missed,
    unit: 'errors',
    target: { atMost: 0 },
  });
  const proxyMs = (await nginxMs('proxy')) - proxyBefore;
  return { count, processorMs, proxyMs, ...(await served(rig)) };
}

async function served({ edge, proxy }: Rig): Promise<{ edge: Served[]; proxy: Served[] }> {
  const ofShop = ({ host, path }: Served) => host === hosts.halide && !path.startsWith('/archive');
  return {
    edge: (await edge.served()).filter(ofShop),
    proxy: (await proxy.served()).filter(ofShop),
  };
}

/** What the proxy has of its own, scripts and styles, never reaches the application. */
const reachedUs = (proxy: readonly Served[]) => proxy.filter(({ cache }) => cache !== 'HIT');

const bytesOf = (lines: readonly Served[]) => sum(lines.map(({ sentBytes }) => sentBytes));
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

function tellCarried({ count, edge, proxy }: Held): void {
  const ours = reachedUs(proxy);
  const [carried, all] = [bytesOf(ours), bytesOf(edge)];
  report({
    what: 'bytes of a first party that the application carries, in percent',
    value: (carried / all) * 100,
    unit: '',
    target: { atMost: 2 },
    from: `${megabytes(carried)} of ${megabytes(all)} MB to ${count.guests} guests; ${ours.length} of ${edge.length} requests`,
  });
  const pages = ours.filter(({ path }) => !path.startsWith('/r/') && !path.startsWith('/assets/'));
  report({
    what: 'pages and their data among them, a guest',
    value: bytesOf(pages) / count.guests / 1000,
    unit: 'KB',
  });
}

function tellEdge({ edge }: Held): void {
  const hits = edge.filter(({ cache }) => cache === 'HIT');
  report({
    what: 'requests of a second party that the edge answers, in percent',
    value: (hits.length / edge.length) * 100,
    unit: '',
    target: { atLeast: 95 },
    from: `${hits.length} of ${edge.length}; of the bytes ${((bytesOf(hits) / bytesOf(edge)) * 100).toFixed(1)} %`,
  });
}

function tellTime(
  where: string,
  { count, processorMs, proxyMs, proxy }: Held,
  atMost: number,
): void {
  report({
    what: `processor time of a guest’s first visit ${where}`,
    value: processorMs / count.guests,
    unit: 'ms',
    target: { atMost },
    from: `${(processorMs / 1000).toFixed(1)} s for ${count.guests} guests; the proxy took ${(proxyMs / count.guests).toFixed(1)} ms a guest`,
  });
  const ours = reachedUs(proxy);
  const kinds = Object.entries(Object.groupBy(ours, kindOf));
  report({
    what: `requests of a guest that reach the application ${where}`,
    value: ours.length / count.guests,
    unit: '',
    from: kinds.map(([kind, lines = []]) => `${lines.length} ${kind}`).join(', '),
  });
}

function kindOf({ path }: Served): string {
  if (path.startsWith('/assets/')) return 'scripts and styles';
  if (path.startsWith('/r/')) return 'photos';
  return path.endsWith('/gallery') ? 'pages' : 'data';
}
