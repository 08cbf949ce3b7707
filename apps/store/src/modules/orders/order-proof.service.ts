import { messages } from '@albumen/contract/messages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import { countGuess, takeBackHits, type RateLimit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { networkOf } from '@albumen/server-kit/network';
import { isOwnCheckout } from '../checkout/checkout.service.ts';
import type { OrderRow } from './orders.queries.ts';

/*
 * A guest's order is read by whoever has its link, and links are forwarded. Its buyer's browser is known
 * by the checkout; everybody else sees neither email nor address and shows one of them to change anything.
 */

/** Whoever tries many waits; the order's own buyer at another place does not. */
const perGuesser: RateLimit = { name: 'order-proof:guesser', hits: 5, windowSeconds: 3600 };
const perOrder: RateLimit = { name: 'order-proof:order', hits: 100, windowSeconds: 86_400 };

export async function isForwarded(
  db: Kysely<Tables>,
  visit: Visit,
  order: OrderRow,
): Promise<boolean> {
  if (order.accountId !== null) return false;
  return !(await isOwnCheckout(db, visit, order.checkoutId));
}

export interface OrderProof {
  /** Email or zip. */
  proof: string;
  ip: string;
}

/** Refuses a change by somebody who only has the link. */
export async function demandProof(
  db: Kysely<Tables>,
  visit: Visit,
  { order, proof, ip }: OrderProof & { order: OrderRow },
): Promise<void> {
  if (!(await isForwarded(db, visit, order))) return;
  const guesser = `${order.id}:${networkOf(ip)}`;
  const typed = plain(proof);
  if (typed === '') refuse();
  const target = { limit: perOrder, value: order.id };
  const ofNetwork = [{ limit: perGuesser, value: guesser }];
  await countGuess(db, { target, ofNetwork });
  const known = [order.email, order.shipTo.zip].filter((one) => one !== '');
  if (!known.some((one) => plain(one) === typed)) refuse();
  await takeBackHits(db, [...ofNetwork, target]);
}

function refuse(): never {
  fail('invalidForm', { fields: { proof: [messages.orderProof] } });
}

/** `78701-1234` is asked for as `78701`, and Canada's with or without its space. */
function plain(text: string): string {
  const small = text.toLowerCase().replaceAll(/\s/g, '');
  return /^\d{5}-\d{4}$/.test(small) ? small.slice(0, 5) : small;
}

/** The order as its link alone shows it: nothing that would be a proof, or lead to one. */
export function covered(order: OrderRow): OrderRow {
  const { state, country } = order.shipTo;
  const empty = { name: '', companyName: '', address1: '', address2: '', city: '', zip: '' };
  return {
    ...order,
    email: `${order.email.slice(0, 1)}•••`,
    contactName: '',
    customerReference: '',
    instructions: '',
    shipTo: { ...empty, state, country },
  };
}
