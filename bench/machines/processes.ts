import { holdParty, type PartyGallery } from '../../scripts/lib/machines/guests.ts';
import type { Place } from '../../scripts/lib/machines/network.ts';
import type { Rig } from '../../scripts/lib/machines/rig.ts';
import { report } from '../kit/report.ts';
import { rememberAnswers } from './bare-servers.ts';
import { bareServers, idleTime, timeOf, webs, workers, type Measured } from './machine-time.ts';

const guests = 240;
const steady = { guests, withinMs: 60_000 };
const busy = { guests, withinMs: 15_000 };

/**
 * The same guests at one web process, at four of one machine, and at three machines, each process as old and as
 * warm as any other: the first thousands of requests of a process take several times what later ones do, since
 * its code is compiled while it runs. And against one process with its share of them, since on some machines a
 * request is the dearer the less a process has to do, whatever the program (`bench/README.md`); so the same again
 * where all of them come within a quarter of a minute, which keeps four processes about as busy as one is in the first.
 * The same guests at a bare server show what of it is the machine's.
 */
export async function measureProcesses(rig: Rig, gallery: PartyGallery): Promise<void> {
  const { one } = rig.machines;
  rig.network.leadVisitorsTo('proxy');
  for (const [role, measured] of Object.entries({ web: webs, worker: workers })) {
    report({
      what: `processor time of an idle ${role} process, a second`,
      value: await idleTime({ ...measured, places: ['one'] }),
      unit: 'ms',
    });
  }
  await killMachines(rig);
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
  for (const machine of Object.values(rig.machines)) await machine.boot();
  await warmUp(rig, gallery, 3);
  const atThree = await perRequest(rig, gallery, steady);
  const busyMachines = await perRequest(rig, gallery, busy);
  tell('from one to four web processes', { single, more: four });
  tell('from one with a quarter of the guests to four', { single: quarter, more: four });
  tell('from one to three machines', { single, more: atThree });
  tell('from one with a third of the guests to three', { single: third, more: atThree });
  tell('from one to four web processes, busy', { single: busySingle, more: busyFour });
  tell('from one to three machines, busy', { single: busySingle, more: busyMachines });
  await compareToBare(rig, gallery, { four: four / single, machines: atThree / single });
}

async function killMachines({ machines }: Rig): Promise<void> {
  await Promise.all(Object.values(machines).map((machine) => machine.kill()));
}

/** Needs the store once more, to remember what it answers; then bare servers stand where its processes stood. */
async function compareToBare(
  rig: Rig,
  gallery: PartyGallery,
  grew: Record<'four' | 'machines', number>,
): Promise<void> {
  const startBare = await rememberAnswers(rig, gallery);
  await killMachines(rig);
  const timeAt = async (places: readonly Place[]) => {
    await startBare(places);
    await warmUp(rig, gallery, places.length);
    const time = await perRequest(rig, gallery, { ...steady, measured: bareServers });
    await killMachines(rig);
    return time;
  };
  const single = await timeAt(['one']);
  const bareFour = await timeAt(['one', 'one', 'one', 'one']);
  const bareMachines = await timeAt(['one', 'two', 'three']);
  tellLimit('from one to four web processes', { ours: grew.four, single, more: bareFour });
  tellLimit('from one to three machines', { ours: grew.machines, single, more: bareMachines });
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
  { measured = webs, ...party }: { guests: number; withinMs: number; measured?: Measured },
): Promise<number> {
  let requests = 0;
  const processorMs = await timeOf(measured, async () => {
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

function tellLimit(
  what: string,
  { ours, single, more }: Record<'ours' | 'single' | 'more', number>,
) {
  const bare = more / single;
  report({
    what: `the same beside a bare server’s, ${what}`,
    value: ours / bare,
    unit: '×',
    target: { atMost: 1.1 },
    from: `${ours.toFixed(2)} × and ${bare.toFixed(2)} ×; bare ${single.toFixed(3)} and ${more.toFixed(3)} ms`,
  });
}
