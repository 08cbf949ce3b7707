import { setTimeout as sleep } from 'node:timers/promises';
import { listGalleries } from '@albumen/contract/endpoints/galleries';
import { newJpeg } from '../../../apps/store/test/jpegs.ts';
import type { ReadyCheckout } from '../../../apps/store/test/ready-checkout.ts';
import { placeForLab } from '../lab-kills/paid-orders.ts';
import { buy } from '../payment-kills/buyer.ts';
import { createPatientUploader, type SentPhoto } from '../upload-kills/patient-uploader.ts';
import { sessionHeaders } from '../upload-kills/photographer.ts';
import { downloadResuming } from '../upload-kills/resuming-download.ts';
import { holdParty, nobody, type PartyCount } from './guests.ts';
import type { Rig } from './rig.ts';
import type { Scene } from './scene.ts';

/** What people did while something failed. */
export interface Done {
  photos: SentPhoto[];
  archives: { equal: number; different: number };
  bought: number;
  labOrders: number;
  party: PartyCount;
  /** Asked with a session: answered, and told that there is none. */
  sessions: { kept: number; ended: number };
  /** Calls that had to be made again. */
  repeats: number;
}

export interface WorkOptions {
  guests: number;
  orders: number;
  labOrders: number;
}

const uploadLanes = 2;
const longestFileBytes = 1_500_000;
const partyMs = 15_000;

/** Everybody at once, until `isOver`; then each ends what was begun. */
export async function work(
  rig: Rig,
  scene: Scene,
  { isOver, ...options }: WorkOptions & { isOver: AbortSignal },
): Promise<Done> {
  const checkouts: ReadyCheckout[] = [];
  while (checkouts.length < options.orders)
    checkouts.push(asSeenByTls(await scene.prepare.checkout()));
  await placeForLab(scene.wired, options.labOrders);
  const repetitions = new Map<string, number>();
  const done: Done = {
    photos: [],
    archives: { equal: 0, different: 0 },
    bought: 0,
    labOrders: options.labOrders,
    party: nobody(),
    sessions: { kept: 0, ended: 0 },
    repeats: 0,
  };
  const upload = createPatientUploader(rig.origin, scene.photographer, {
    repetitions,
    pauseMs: 250,
  });
  const lane = async () => {
    while (!isOver.aborted) {
      const bytes = newJpeg({ padBytes: Math.random() * longestFileBytes });
      done.photos.push(await upload(`IMG_${done.photos.length}.jpg`, bytes));
    }
  };
  const party = { guests: options.guests, withinMs: partyMs };
  await Promise.all([
    ...Array.from({ length: uploadLanes }, lane),
    download(scene, done, isOver),
    buyAll(rig, checkouts, done),
    holdParty(rig.origin, scene.gallery, party).then((count) => (done.party = count)),
    keepAsking(rig, scene, { done, isOver }),
  ]);
  for (const count of repetitions.values()) done.repeats += count;
  done.repeats += done.party.repeats;
  return done;
}

async function download(
  { archive }: Scene,
  { archives }: Done,
  isOver: AbortSignal,
): Promise<void> {
  while (!isOver.aborted) {
    const { sha256 } = await downloadResuming(archive.url, archive.headers, () => sleep(2));
    archives[sha256 === archive.sha256 ? 'equal' : 'different'] += 1;
  }
}

/** A card's page whose gateway does not answer is filled in again. */
async function buyAll(rig: Rig, checkouts: readonly ReadyCheckout[], done: Done): Promise<void> {
  const waiting = checkouts.values();
  for (const ready of waiting) {
    for (let isBought = false; !isBought;) {
      const purchase = await buy(ready, { ...rig, by: 'card' }).catch(() => undefined);
      isBought = purchase !== undefined;
      done.repeats += purchase?.repeats ?? 1;
      if (!isBought) await sleep(500);
    }
    done.bought += 1;
  }
}

/** Their cookies have other names where the address is https. */
function asSeenByTls(ready: ReadyCheckout): ReadyCheckout {
  const { client } = ready;
  const jar = new Map([...client.jar].map(([name, value]) => [`__Host-${name}`, value]));
  return { ...ready, client: { ...client, jar } };
}

interface Asking {
  done: Done;
  isOver: AbortSignal;
}

async function keepAsking({ origin }: Rig, scene: Scene, { done, isOver }: Asking): Promise<void> {
  const headers = sessionHeaders(origin, scene.photographer);
  while (!isOver.aborted) {
    const signal = AbortSignal.timeout(10_000);
    const reply = await fetch(origin + listGalleries.path, { headers, signal }).catch(
      () => undefined,
    );
    await reply?.arrayBuffer().catch(() => undefined);
    if (reply?.ok) done.sessions.kept += 1;
    else if (reply?.status === 401 || reply?.status === 403) done.sessions.ended += 1;
    await sleep(500);
  }
}
