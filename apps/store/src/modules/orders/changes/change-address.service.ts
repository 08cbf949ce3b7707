import type { ChangeOrderAddress, OrderAddressChanged } from '@albumen/contract/endpoints/orders';
import { messages } from '@albumen/contract/messages';
import { destinationOf } from '@albumen/domain/checkout/destination';
import { rateCards } from '@albumen/domain/checkout/rate-card';
import { hasStreetCarrier, isSamePriceAt } from '@albumen/domain/ordering/same-price-address';
import type { StoredShipTo } from '../../../db/order-tables.ts';
import { storableJson, storableText } from '../../../db/storable-json.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { fail } from '../../../http/problem-error.ts';
import type { Visit } from '../../../http/visit.ts';
import { stateMistake } from '../../../third-parties/addresses/state-of-postal-code.ts';
import { mailChange } from './order-change-mails.service.ts';
import { formatAddress } from '../order-mails.service.ts';
import { demandProof } from '../order-proof.service.ts';
import { canCancel } from '../orders.policy.ts';
import * as queries from '../orders.queries.ts';
import { moveOrder } from './move-order.queries.ts';
import type { OrderRow } from '../orders.queries.ts';
import { getOrder, getOwnOrder } from '../orders.service.ts';

/**
 * Until the lab's cut-off an order goes elsewhere, checked like at the checkout. The service is asked
 * before anything is locked; the order's lock decides between this and the hand-over.
 */
export async function changeAddress(
  deps: Dependencies,
  visit: Visit,
  {
    resourceId,
    ip,
    proof = '',
    ...change
  }: ChangeOrderAddress & { resourceId: string; ip: string },
): Promise<OrderAddressChanged> {
  const { addressValidated = false, ...typed } = change;
  const shipTo = trimmed(typed);
  const order = await getOwnOrder(deps.db, visit, resourceId);
  if (!canCancel(order, deps.clock.now())) fail('orderNotCancelable');
  await demandProof(deps.db, visit, { order, proof, ip });
  refuseElsewhere(order, shipTo);
  const doubt = await doubtOf(deps, order, shipTo);
  if (doubt !== undefined && !addressValidated) return doubt;
  if (doubt !== undefined) refuseMistake(shipTo, doubt);
  await deps.db.transaction().execute(async (trx) => {
    const locked = await queries.lockOrder(trx, order.id);
    if (!canCancel(locked, deps.clock.now())) fail('orderNotCancelable');
    const address = formatAddress(shipTo);
    if (address === formatAddress(locked.shipTo)) return;
    const details = { address, before: formatAddress(locked.shipTo) };
    const changed = await moveOrder(trx, locked, {
      change: { shipTo: storableJson(shipTo) },
      event: { kind: 'address-changed', details },
    });
    await mailChange(trx, deps, { order: changed, change: `It now ships to ${address}.` });
  });
  return { outcome: 'saved', order: await getOrder(deps, visit, resourceId) };
}

function trimmed(typed: Omit<ChangeOrderAddress, 'addressValidated' | 'proof'>): StoredShipTo {
  const text = (value = '') => storableText(value).trim();
  return {
    name: text(typed.name),
    companyName: text(typed.companyName),
    address1: text(typed.address1),
    address2: text(typed.address2),
    city: text(typed.city),
    state: text(typed.state),
    zip: text(typed.zip).toUpperCase(),
    country: text(typed.country).toUpperCase(),
  };
}

function shippingOf({ labBrand, shippingType, shippingGroups }: OrderRow) {
  const methodIds = shippingGroups.map(({ shippingMethod }) => shippingMethod.id);
  return { rateCard: rateCards[labBrand], shippingType, methodIds };
}

function refuseElsewhere(order: OrderRow, shipTo: StoredShipTo): void {
  const [from, to] = [destinationOf(order.shipTo), destinationOf(shipTo)];
  if (to === undefined) fail('invalidForm', { fields: { state: [messages.unknownChoice] } });
  if (from === undefined || !isSamePriceAt(from, to, shippingOf(order))) fail('addressElsewhere');
}

/** Its tax was that of the state, which the postal code must not contradict. */
function refuseMistake(shipTo: StoredShipTo, doubt?: OrderAddressChanged): void {
  const suggested = doubt?.outcome === 'confirm' ? doubt.suggested : undefined;
  const mistake = stateMistake(shipTo, suggested);
  if (mistake !== undefined) fail('invalidForm', { fields: { state: [mistake] } });
}

async function doubtOf(
  { addresses }: Dependencies,
  order: OrderRow,
  shipTo: StoredShipTo,
): Promise<OrderAddressChanged | undefined> {
  const options = { hasStreetCarrier: hasStreetCarrier(shippingOf(order)) };
  const answer = await addresses.verify(shipTo, options);
  if (answer.outcome === 'notSupported') {
    fail('invalidForm', { fields: { address1: ["We don't ship to this address."] } });
  }
  if (answer.outcome === 'invalid') return { outcome: 'confirm', suggested: null };
  if (answer.outcome === 'unavailable') refuseMistake(shipTo);
  if (answer.outcome !== 'suggested') return undefined;
  const [best] = answer.candidates;
  return { outcome: 'confirm', suggested: best ? { ...best, country: 'US' } : null };
}
