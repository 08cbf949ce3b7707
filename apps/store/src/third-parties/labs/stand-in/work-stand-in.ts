import { createHash } from 'node:crypto';
import type { Dependencies } from '../../../dependencies.ts';
import { signMessage } from '../order-api/signature.ts';
import type { ImportRequest } from '../order-api/wire.ts';
import { standInCredentials } from './stand-in-credentials.ts';
import { standInLabJob } from './stand-in-lab.jobs.ts';
import * as queries from './stand-in-orders.queries.ts';
import { optionsOf, type StandInOptions } from './stand-in-options.ts';

type Needed = Pick<Dependencies, 'db' | 'jobs' | 'secrets' | 'clock'>;

interface Work {
  confirmationId: string;
  orderNumber: number;
  order: ImportRequest;
  options: StandInOptions;
}

const shortMs = 3_000;
const longMs = 60_000;

/** One step of the stand-in with an order that was submitted. */
export async function workStandIn(
  deps: Needed,
  { confirmationId, step }: { confirmationId: string; step: 'process' | 'ship' },
): Promise<void> {
  const found = await queries.findImport(deps.db, confirmationId);
  if (found === undefined) return;
  const order = found.body as ImportRequest; // kept as our own adapter sent it
  const work = { confirmationId, orderNumber: found.orderNumber, order, options: optionsOf(order) };
  return step === 'process' ? process(deps, work) : ship(deps, work);
}

async function process(deps: Needed, work: Work): Promise<void> {
  const errors = await faultsOf(work);
  if (errors.length > 0) return say(deps, work, statusOf(work, 'Rejected', errors));
  if (work.options.early) await ship(deps, work);
  await say(deps, work, statusOf(work, 'Accepted', []));
  if (work.options.early) return;
  const { confirmationId, options } = work;
  const startAfter = { afterMs: options.slow ? longMs : shortMs };
  await deps.jobs.enqueueWith(deps.db, standInLabJob, {
    data: { confirmationId, step: 'ship' },
    startAfter,
  });
}

async function ship(deps: Needed, work: Work): Promise<void> {
  for (const number of work.options.split ? [1, 2] : [1]) {
    const TrackingNumber = `1Z${String(work.orderNumber).padStart(8, '0')}${number}`;
    await say(deps, work, {
      Event: 'Shipped',
      ConfirmationId: work.confirmationId,
      OrderNumber: work.orderNumber,
      ShippingInfo: [
        {
          Carrier: 'UPS',
          ShipDate: deps.clock.now().toISOString(),
          TrackingNumber,
          TrackingUrl: `https://www.ups.com/track?tracknum=${TrackingNumber}`,
          Weight: 0.35,
        },
      ],
    });
  }
}

interface Fault {
  ErrorCode: string;
  Error: string;
}

/** Fetches what it is to print, and looks whether it is what was announced. */
async function faultsOf({ order, options }: Work): Promise<Fault[]> {
  if (options.reject) return [{ ErrorCode: '400.03', Error: 'Error copying files from consumer.' }];
  const assets = order.Orders.flatMap(({ OrderItems }) =>
    OrderItems.flatMap(({ ItemAssets }) => ItemAssets),
  );
  if (assets.length === 0) return [{ ErrorCode: '400.02', Error: 'There are no images.' }];
  const faults: Fault[] = [];
  for (const { AssetPath, ImageHash, PrintedFileName } of assets) {
    const reply = await fetch(AssetPath);
    if (!reply.ok) {
      faults.push({ ErrorCode: '400.02', Error: `${PrintedFileName} is missing.` });
      continue;
    }
    const md5 = createHash('md5')
      .update(await reply.bytes())
      .digest('hex');
    if (md5 !== ImageHash) {
      faults.push({ ErrorCode: '400.01', Error: `${PrintedFileName} has another hash.` });
    }
  }
  return faults;
}

function statusOf(work: Work, Status: 'Accepted' | 'Rejected', Errors: readonly Fault[]) {
  const { confirmationId, orderNumber, order } = work;
  return {
    Event: 'Processed',
    Status,
    Errors,
    ConfirmationId: confirmationId,
    EntryId: order.EntryId,
    Reference: order.Orders[0]?.Reference,
    SequenceNumber: '1',
    ...(Status === 'Accepted' && { OrderNumber: orderNumber }),
  };
}

/** Throws when nobody takes the message: it is said again. */
async function say(deps: Needed, { options }: Work, message: object): Promise<void> {
  const uri = await queries.findCallback(deps.db);
  if (uri === undefined) throw new Error('no verified address for the lab’s messages');
  const body = JSON.stringify(message);
  for (let times = options.twice ? 2 : 1; times > 0; times -= 1) {
    const signature = signMessage(body, standInCredentials(deps.secrets).secret, deps.clock.now());
    const reply = await fetch(uri, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'whcc-signature': signature },
      body,
    });
    if (!reply.ok) throw new Error(`${uri} answers ${reply.status}`);
  }
}
