import { holdParty, type PartyGallery } from '../../scripts/lib/machines/guests.ts';
import type { Rig } from '../../scripts/lib/machines/rig.ts';
import { report } from '../kit/report.ts';
import { idleTime, timeOf, webs } from './machine-time.ts';

const guestsOfAProcess = 60;
const withinMs = 60_000;

/**
 * Sixty guests a minute for each process: of one, of four of one machine, and of one on each of three machines, all
 * equally warm. Not the same guests for more processes: each would rest longer between two requests, and after a rest
 * a processor has forgotten what it needs, whatever the program. A bare server that makes 40 rows of JSON took 0.07 ms
 * a request at 1,500 a second, 0.18 at 180 and 0.34 at 45, and four of them 0.3 at 180 together.
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
  const single = await perRequest(rig, gallery, 1);
  await one.kill();
  await one.boot({ WEB_PROCESSES: '4' });
  const four = await perRequest(rig, gallery, 4);
  await one.kill();
  for (const machine of [one, two, three]) await machine.boot();
  const machines = await perRequest(rig, gallery, 3);
  tell('from one to four web processes', { single, more: four });
  tell('from one to three machines', { single, more: machines });
}

const warmingGuests = 150;

/** Some ten thousand requests for each process. */
export async function warmUp(rig: Rig, gallery: PartyGallery, processes: number): Promise<void> {
  for (let round = 0; round < processes; round += 1) {
    await holdParty(rig.origin, gallery, { guests: warmingGuests, withinMs: 15_000, first: 300 });
  }
}

async function perRequest(rig: Rig, gallery: PartyGallery, processes: number): Promise<number> {
  await warmUp(rig, gallery, processes);
  let requests = 0;
  const processorMs = await timeOf(webs, async () => {
    ({ requests } = await holdParty(rig.origin, gallery, {
      guests: guestsOfAProcess * processes,
      withinMs,
    }));
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
