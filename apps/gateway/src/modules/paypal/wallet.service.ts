import type { Kysely } from 'kysely';
import { timeOf } from '../../clock.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { hashOf, newId, newPublicId } from '../../ids.ts';
import { getMerchant, type Merchant } from '../merchants/merchants.service.ts';
import * as queries from './paypal.queries.ts';
import type { Choices } from '../../world-port/paypal.ts';
import { type PayPalRequest, requestOf } from './paypal-request.ts';
import { after, type RequestEvent } from './request-status.ts';
import { requestLifetimeMs } from './requests.service.ts';

type Needs = Pick<Dependencies, 'db' | 'clock'>;

/** Finds a request of any merchant by its id or token; it is expired when its time is over. */
export async function getRequest(
  { db, clock }: Needs,
  name: string,
): Promise<PayPalRequest | undefined> {
  const row = await queries.findRequest(db, name);
  const merchant = row && (await getMerchant(db, row.merchantId));
  return merchant && timely(requestOf(row), timeOf(clock, merchant));
}

function timely(request: PayPalRequest, now: Date): PayPalRequest {
  const isOver = now.getTime() - request.createdAt.getTime() > requestLifetimeMs;
  const status = isOver ? after(request.status, 'expire') : undefined;
  return status ? { ...request, status } : request;
}

/**
 * Logs a payer in for this request alone; the answer is what their page shows that it is theirs by.
 * No cookie: in a modal of the shop's page a browser would keep it back.
 */
export async function logIn(
  deps: Needs,
  request: PayPalRequest,
  { payerId }: { payerId: string },
): Promise<string> {
  const session = newId();
  await change(deps, request.id, (open) => ({
    ...open,
    payerId,
    sessionHash: hashOf(session),
    choices: {},
  }));
  return session;
}

export async function logOut(deps: Needs, request: PayPalRequest): Promise<void> {
  await change(deps, request.id, (open) => ({ ...open, payerId: null, sessionHash: null }));
}

/** Is this the page of who has logged in? */
export function isSessionOf({ sessionHash }: PayPalRequest, session: string): boolean {
  return sessionHash !== null && hashOf(session).equals(sessionHash);
}

export async function choose(deps: Needs, request: PayPalRequest, choices: Choices) {
  return change(deps, request.id, (open) => ({ ...open, choices }));
}

/** Undefined when it is too late for that. */
export function cancelRequest(
  deps: Needs,
  request: PayPalRequest,
): Promise<PayPalRequest | undefined> {
  return change(deps, request.id, (open) => happen(open, 'cancel'));
}

interface Approval {
  choices: Choices;
  /** Does the payer still see what they would agree to? */
  isAgreed: (request: PayPalRequest) => boolean;
}

/** Undefined when it is too late, or the merchant has changed the price meanwhile. */
export function approveRequest(
  deps: Needs,
  request: PayPalRequest,
  { choices, isAgreed }: Approval,
): Promise<PayPalRequest | undefined> {
  return change(deps, request.id, (open) => {
    const chosen = { ...open, choices };
    if (open.payerId === null || !isAgreed(chosen)) return undefined;
    const agreementId = open.terms.asksForAgreement ? `B-${newPublicId(17).toUpperCase()}` : null;
    return happen({ ...chosen, agreementId }, 'approve');
  });
}

/** The request after an event; undefined if that can no longer happen. The caller holds its lock. */
export function happen(request: PayPalRequest, event: RequestEvent): PayPalRequest | undefined {
  const status = after(request.status, event);
  return status && { ...request, status };
}

interface Changing {
  merchant: Merchant;
  request: PayPalRequest;
}

/** The request under lock; undefined when there is none of the merchant's. */
export async function lockRequest(
  trx: Kysely<Tables>,
  { clock }: Pick<Dependencies, 'clock'>,
  name: string,
): Promise<Changing | undefined> {
  const row = await queries.lockRequest(trx, name);
  const merchant = row && (await getMerchant(trx, row.merchantId));
  if (!merchant) return undefined;
  return { merchant, request: timely(requestOf(row), timeOf(clock, merchant)) };
}

export async function saveRequest(
  trx: Kysely<Tables>,
  request: PayPalRequest,
  now: Date,
): Promise<PayPalRequest> {
  const { status, payerId, sessionHash, choices, agreementId } = request;
  const row = await queries.updateRequest(trx, request.id, {
    status,
    payerId,
    sessionHash,
    agreementId,
    choices: JSON.stringify(choices),
    updatedAt: now,
  });
  return requestOf(row);
}

/** Changes what is still open; everything else stays as it is. */
async function change(
  deps: Needs,
  id: string,
  decide: (open: PayPalRequest) => PayPalRequest | undefined,
): Promise<PayPalRequest | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const locked = await lockRequest(trx, deps, id);
    if (locked?.request.status !== 'created') return undefined;
    const changed = decide(locked.request);
    return changed && saveRequest(trx, changed, timeOf(deps.clock, locked.merchant));
  });
}

/** Ends what was left unfinished. */
export function expireOld({ db, clock }: Needs): Promise<void> {
  return queries.expireRequests(db, { afterMs: requestLifetimeMs, now: clock.now() });
}
