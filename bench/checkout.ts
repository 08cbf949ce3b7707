/**
 * Checkout: submits at 50 a second, and orders per second from filled cart to placed order against
 * Vendure, with the same PostgreSQL, the same gateway and the same delay of it.
 *
 *   node bench/checkout.ts [--rounds 5] [--orders 400] [--seconds 20]
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBothShops } from './checkout/both-shops.ts';
import { newNonces } from './checkout/cards.ts';
import { vendureName } from './checkout/install-vendure.ts';
import { atOnce, everySecond, type LoadResult } from './checkout/load.ts';
import type { Customer, Shop } from './checkout/shop.ts';
import { median } from './kit/numbers.ts';
import { describeMachine, report } from './kit/report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    orders: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '20' },
  },
});
const rounds = Number(values.rounds);
const orders = Number(values.orders);
const seconds = Number(values.seconds);
const delayMs = 200;
const submitsPerSecond = 50;
/** Enough that the gateway's delay leaves none of the cores idle. */
const customersAtOnce = 64;
/** What nobody measures. */
const preparingAtOnce = 4;

interface Round extends LoadResult {
  processorMs: number;
}

await using shops = await startBothShops(customersAtOnce);
const { gateway, sendToGateway } = shops;
console.log(describeMachine());

try {
  await compareOrders();
  await submitSteadily();
} catch (error) {
  await sleep(1_000); // a log line comes later than the reply
  throw new Error(`it broke off; our store's last words:\n${shops.storeOutput.join('')}`, {
    cause: error,
  });
}
console.log(`at the end: ${describeMachine()}`);

async function compareOrders(): Promise<void> {
  const ours: Round[] = [];
  const vendure: Round[] = [];
  await placeOrders(shops.ours, customersAtOnce);
  await placeOrders(shops.vendure, customersAtOnce);
  for (let round = 0; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    if (isOursFirst) ours.push(await placeOrders(shops.ours, orders));
    vendure.push(await placeOrders(shops.vendure, orders));
    if (!isOursFirst) ours.push(await placeOrders(shops.ours, orders));
  }
  const medians = (of: (round: Round) => number) =>
    [ours, vendure].map((each) => median(each.map(of)));
  const both = (numbers: readonly number[], digits: number) =>
    numbers.map((value) => value.toFixed(digits)).join(' and ');
  const speeds = both(
    medians(({ perSecond }) => perSecond),
    1,
  );
  const waits = both(
    medians(({ medianMs }) => medianMs),
    0,
  );
  const usedMs = medians((round) => round.processorMs / round.count);
  report({
    what: `orders per second, from filled cart to placed order, against ${vendureName}`,
    value: median(ours.map(({ perSecond }, at) => perSecond / (vendure[at]?.perSecond ?? 0))),
    unit: '×',
    target: { atLeast: 2 },
    from: `${speeds} orders/s, a customer waits ${waits} ms; ${customersAtOnce} at once, ${rounds} times ${orders}`,
  });
  report({
    what: 'processor time of its order against ours, each with the database',
    value: (usedMs[1] ?? 0) / (usedMs[0] ?? 1),
    unit: '×',
    from: `${both(usedMs.toReversed(), 1)} ms`,
  });
}

async function placeOrders(shop: Shop, count: number): Promise<Round> {
  const customers = await newCustomers(shop, count);
  const buy = customers.map((customer) => async () => {
    await customer.prepare();
    await customer.submit();
  });
  const before = await shop.processorMs();
  const load = await withDelay(shop, count, () => atOnce(customersAtOnce, buy));
  return { ...load, processorMs: (await shop.processorMs()) - before };
}

async function submitSteadily(): Promise<void> {
  const customers = await newCustomers(shops.ours, submitsPerSecond * seconds);
  await atOnce(
    preparingAtOnce,
    customers.map((customer) => customer.prepare),
  );
  await shops.ours.showPictures();
  const submits = customers.map((customer) => customer.submit);
  const before = await shops.ours.processorMs();
  const { count, perSecond, medianMs, p95Ms } = await withDelay(shops.ours, submits.length, () =>
    everySecond(submitsPerSecond, submits),
  );
  const usedMs = (await shops.ours.processorMs()) - before;
  report({
    what: `p95 of a submit at ${submitsPerSecond} a second`,
    value: p95Ms,
    unit: 'ms',
    target: { atMost: 500 },
    from: `${delayMs} ms of them the gateway's; median ${medianMs.toFixed(0)} ms`,
  });
  report({
    what: 'orders per second meanwhile',
    value: perSecond,
    unit: '',
    from: `${count} orders, each ${(usedMs / count).toFixed(1)} ms of processor time with the database`,
  });
}

async function newCustomers(shop: Shop, count: number): Promise<Customer[]> {
  const nonces = await newNonces(sendToGateway, gateway.merchant.tokenizationKey, count);
  const customers: Customer[] = [];
  const fillCart = async (nonce: string) => void customers.push(await shop.newCustomer(nonce));
  await atOnce(
    preparingAtOnce,
    nonces.map((nonce) => () => fillCart(nonce)),
  );
  return customers;
}

/** The gateway is slow for servers only: cards are tokenized before. No order may be missing. */
async function withDelay<Result>(
  shop: Shop,
  count: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await shop.countOrders();
  await gateway.tools.call('PUT', '/sandbox/latency', { latencyMs: delayMs });
  const result = await work();
  await gateway.tools.call('PUT', '/sandbox/latency', { latencyMs: 0 });
  const placed = (await shop.countOrders()) - before;
  if (placed !== count) throw new Error(`${placed} orders of ${count}`);
  return result;
}
