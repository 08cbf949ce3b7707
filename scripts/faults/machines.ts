/**
 * Three machines with networks and folders of their own, one PostgreSQL behind PgBouncer, one bucket, a proxy
 * with TLS, an edge that keeps photos, and two gateways. One thing after the other fails while photos are
 * uploaded, archives downloaded, orders bought and handed to the lab, and guests look at a gallery.
 * `npm run faults -- --only machines`, `node scripts/faults/machines.ts --only bucket,edge --guests 60`
 */
import { parseArgs } from 'node:util';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { liveThrough, settle, watchLab, type Lived } from '../lib/machines/bad-day.ts';
import { failures } from '../lib/machines/failures.ts';
import { inOwnWorld } from '../lib/machines/own-world.ts';
import { openRig } from '../lib/machines/rig.ts';
import { setScene } from '../lib/machines/scene.ts';
import { tableOf } from '../lib/machines/table.ts';

await inOwnWorld(showMachines);

async function showMachines(rigFolder: string): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(failures).join(',') },
      guests: { type: 'string', default: '40' },
      orders: { type: 'string', default: '3' },
      'lab-orders': { type: 'string', default: '2' },
      photos: { type: 'string', default: '45' },
    },
  });
  const rig = await openRig(rigFolder);
  console.log('three machines answer');
  const scene = await setScene(rig, Number(values.photos));
  console.log('the gallery of the party is there');
  const lab = watchLab(rig);
  const lived: Lived[] = [];
  const [guests, orders] = [Number(values.guests), Number(values.orders)];
  for (const name of values.only.split(',')) {
    const failure = failures[name];
    if (failure === undefined) throw new Error(`no failure ${name}`);
    const reason = failure.unless?.();
    if (reason !== undefined) console.log(`${failure.what}: not shown, ${reason}`);
    if (reason !== undefined) continue;
    const options = { guests, orders, labOrders: Number(values['lab-orders']), failure };
    lived.push(await liveThrough(rig, scene, options));
    console.log(tableOf(lived.slice(-1)));
  }
  const promises = await settle(rig, scene, { lived, lab });
  console.log(`\n${tableOf(lived)}\n`);
  const isPassed = Object.values(promises).every((broken) => broken === 0);
  sayVerdict({ ...promises, isPassed });
  await scene.close();
  await rig.close();
}
