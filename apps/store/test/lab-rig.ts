import { findFreePort } from '@albumen/server-kit/free-port';
import { beforeAll, beforeEach, expect } from 'vitest';
import { makePrintFiles } from '../src/modules/lab/make-print-files.service.ts';
import { sendOrderToLab } from '../src/modules/lab/send-to-lab.service.ts';
import { submitToLab } from '../src/modules/lab/submit-to-lab.service.ts';
import { createOrderPort } from '../src/modules/orders/lab-port.service.ts';
import { signMessage } from '../src/third-parties/labs/order-api/signature.ts';
import { standInCredentials } from '../src/third-parties/labs/stand-in/stand-in-credentials.ts';
import { workStandIn } from '../src/third-parties/labs/stand-in/work-stand-in.ts';
import { designedItem, handedOrder, placedOrder, storedPhoto } from './lab-orders.ts';
import { emptyMailbox } from './mailbox.ts';
import { openTestApp } from './test-app.ts';

/** A store whose orders go to a lab by its interface; to be called at the top of a test file. */
export async function openLabStand() {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const store = await openTestApp({
    settings: { LAB_STAND_IN: 'on', HALIDE_URL: origin },
    poolSize: 4,
  });
  const { app, db, deps, empty } = store;
  const lab = { ...deps, orders: createOrderPort(deps) };
  const webhooks = `${origin}/lab/webhooks`;

  beforeAll(() => app.listen({ port, host: '127.0.0.1' }));
  beforeEach(async () => {
    await empty();
    await emptyMailbox(db);
    await lab.lab.register?.(webhooks);
    await expect
      .poll(async () => db.selectFrom('standInLabCallback').select('isVerified').execute())
      .toEqual([{ isVerified: true }]);
  });

  /** A paid order of one print, with this word to the lab; as far as the lab has it. */
  async function send(instructions = ''): Promise<string> {
    const photo = await storedPhoto(store);
    const item = designedItem(deps.catalogs.halide, {
      productId: 'photographic-print',
      attributes: { size: '4x6', paper: 'luster' },
      photos: [photo],
      pixelsPerInch: 72,
    });
    const order = handedOrder(deps.catalogs.halide, [item], { instructions });
    const orderId = await placedOrder(store, order);
    await sendOrderToLab(lab, orderId);
    await passOn();
    return orderId;
  }

  /** Files, quote, submission: what the worker would do. */
  async function passOn(): Promise<void> {
    for (const { id } of await db.selectFrom('labOrders').select('id').execute()) {
      await makePrintFiles(lab, id);
      await submitToLab(lab, id);
    }
  }

  /** The stand-in's next step with everything that is there. */
  async function labDoes(step: 'process' | 'ship'): Promise<void> {
    const rows = await db.selectFrom('standInLabOrders').select('confirmationId').execute();
    for (const { confirmationId } of rows) await workStandIn(deps, { confirmationId, step });
  }

  /** A message as the lab sends it; answers the status. */
  async function post(message: object, change: Partial<{ secret: string; at: Date }> = {}) {
    const { secret = standInCredentials(deps.secrets).secret, at = new Date() } = change;
    const body = JSON.stringify(message);
    const reply = await fetch(webhooks, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'whcc-signature': signMessage(body, secret, at),
      },
      body,
    });
    return reply.status;
  }

  return { store, lab, webhooks, send, passOn, labDoes, post };
}
