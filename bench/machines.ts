/**
 * What three machines behind a proxy and an edge carry of a party, and what a guest and an upload cost them.
 *
 *   node bench/machines.ts [--guests 300] [--within 60]
 */
import { parseArgs } from 'node:util';
import { inOwnWorld } from '../scripts/lib/machines/own-world.ts';
import { openRig } from '../scripts/lib/machines/rig.ts';
import { setScene } from '../scripts/lib/machines/scene.ts';
import { describeMachine } from './kit/report.ts';
import { measureParties } from './machines/parties.ts';
import { measureProcesses } from './machines/processes.ts';
import { measureUploads } from './machines/uploads.ts';

const { values } = parseArgs({
  options: {
    guests: { type: 'string', default: '300' },
    within: { type: 'string', default: '60' },
    photos: { type: 'string', default: '45' },
    only: { type: 'string', default: 'uploads,parties,processes' },
  },
});
const parts = values.only.split(',');

await inOwnWorld(async (folder) => {
  const rig = await openRig(folder);
  const scene = await setScene(rig, Number(values.photos));
  console.log(describeMachine());
  if (parts.includes('uploads')) await measureUploads(rig);
  const party = { guests: Number(values.guests), withinMs: Number(values.within) * 1000 };
  if (parts.includes('parties')) await measureParties(rig, scene.gallery, party);
  if (parts.includes('processes')) await measureProcesses(rig, scene.gallery);
  console.log(`at the end: ${describeMachine()}`);
  await scene.close();
  await rig.close();
});
