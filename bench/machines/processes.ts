import { holdParty, type PartyGallery } from '../../scripts/lib/machines/guests.ts';
import type { Rig } from '../../scripts/lib/machines/rig.ts';
import { report } from '../kit/report.ts';
import { idleTime, timeOf, webs } from './machine-time.ts';

const guests = 240;
const steady = { guests, withinMs: 60_000 };
const busy = { guests, withinMs: 15_000 };

/**
 * The same guests at one web process, at four of one machine, and at three machines, each process as old and as
 * warm as any other: the first thousands of requests of a process take several times what later ones do, since
 * its code is compiled while it runs. And against one process with its share of them, since on some machines a
 * request is the dearer the less a process has to do, whatever the program (`bench/README.md`); so the same again
 * where all of them come within a quarter of a minute, which keeps four processes about as busy as one is in the first.
 */
export async function measureProcesses(rig: Rig, gallery: PartyGallery): Promise<void> {
  const { one, two, three } = rig.machines;
  rig.network.leadVisitorsTo('proxy');
  for (const role of ['web', 'worker'] as const) {
    report({
      what: `processor time of an idle ${role} process, a second`,
      value: await idleTime(['one'], role),
      unit: 'ms',
    });
  }
  await Promise.all([one.kill(), two.kill(), three.kill()]);
  await one.boot();
  await warmUp(rig, gallery, 1);
  const single = await perRequest(rig, gallery, steady);
  const quarter = await perRequest(rig, gallery, { ...steady, guests: guests / 4 });
  const third = await perRequest(rig, gallery, { ...steady, guests: guests / 3 });
  const busySingle = await perRequest(rig, gallery, busy);
  await one.kill();
  await one.boot({ WEB_PROCESSES: '4' });
  await warmUp(rig, gallery, 4);
  const four = await perRequest(rig, gallery, steady);
  const busyFour = await perRequest(rig, gallery, busy);
  await one.kill();
  for (const machine of [one, two, three]) await machine.boot();
  await warmUp(rig, gallery, 3);
  const machines = await perRequest(rig, gallery, steady);
  const busyMachines = await perRequest(rig, gallery, busy);
  tell('from one to four web processes', { single, more: four });
  tell('from one with a quarter of the guests to four', { single: quarter, more: four });
  tell('from one to three machines', { single, more: machines });
  tell('from one with a third of the guests to three', { single: third, more: machines });
  tell('from one to four web processes, busy', { single: busySingle, more: busyFour });
  tell('from one to three machines, busy', { single: busySingle, more: busyMachines });
}

const warmingGuests = 150;

/** Some ten thousand requests for each process. */
export async function warmUp(rig: Rig, gallery: PartyGallery, processes: number): Promise<void> {
  for (let round = 0; round < processes; round += 1) {
    await holdParty(rig.origin, gallery, { guests: warmingGuests, withinMs: 15_000, first: 300 });
  }
}

async function perRequest(
  rig: Rig,
  gallery: PartyGallery,
  party: { guests: number; withinMs: number },
): Promise<number> {
  let requests = 0;
  const processorMs = await timeOf(webs, async () => {
    ({ requests } = await holdParty(rig.origin, gallery, party));
  });
  return processorMs / requests;
}

function tell(what: string, { single, more }: { single: number; more: number }): void {
  report({
    what: `processor time of a request, ${what}`,
    value: more / single,
    unit: '×',
    target: { atMost: 1.1 },
    from: `${single.toFixed(2)} and ${more.toFixed(2)} ms`,
  });
}
