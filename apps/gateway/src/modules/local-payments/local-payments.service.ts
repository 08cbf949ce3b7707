import { isSameText } from '@albumen/server-kit/secrets';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { hashOf, newId, newPublicId } from '../../ids.ts';
import { getMerchant, merchantAccountsOf, type Merchant } from '../merchants/merchants.service.ts';
import type { Nonce } from '../nonces/nonce-content.ts';
import { announcePayment } from './announce-payment.ts';
import { readOrder } from './create-fields.ts';
import { paymentOf, type LocalPayment } from './local-payment.ts';
import * as queries from './local-payments.queries.ts';
import { getPaymentNonce } from './payment-nonce.ts';
import { after, type PaymentEvent } from './payment-status.ts';

interface CreateOrder {
  merchant: Merchant;
  input: Readonly<Record<string, unknown>>;
  /** May a bank lead there? */
  isOwnAddress: (url: string) => boolean;
}

/** A payment that waits for its payer, and the key of the bank's page where there is one. */
export async function createPayment(
  deps: Dependencies,
  { merchant, input, isOwnAddress }: CreateOrder,
): Promise<{ payment: LocalPayment; bankKey: string | undefined }> {
  if (!merchant.options.paypalEnabled) refuse(403, 'Local payments are not enabled.');
  const accounts = await merchantAccountsOf(deps.db, merchant.id);
  const order = readOrder(input, { accounts, isOwnAddress });
  if ('faults' in order) refuse(422, 'Local payment is invalid', { fieldErrors: order.faults });
  const { account, place, payer, ...facts } = order;
  const now = timeOf(deps.clock, merchant);
  const bankKey = place === 'bank' ? newId() : undefined;
  return deps.db.transaction().execute(async (trx) => {
    const row = await queries.insertPayment(trx, {
      ...facts,
      merchantId: merchant.id,
      id: `PAY-${newPublicId(24).toUpperCase()}`,
      token: `LP-${newPublicId(17).toUpperCase()}`,
      bankKeyHash: bankKey === undefined ? null : hashOf(bankKey),
      merchantAccountId: account.id,
      payer: JSON.stringify(payer),
      createdAt: now,
      updatedAt: now,
    });
    const payment = paymentOf(row);
    // The risk of an invoice is taken at once; its money comes later.
    const done =
      place === 'invoice'
        ? await happen(trx, { deps, merchant, payment, event: 'approve' })
        : payment;
    return { payment: done ?? payment, bankKey };
  });
}

type Trx = Parameters<typeof queries.updatePayment>[0];

interface Happening {
  deps: Dependencies;
  merchant: Merchant;
  payment: LocalPayment;
  event: PaymentEvent;
}

async function happen(
  trx: Trx,
  { deps, merchant, payment, event }: Happening,
): Promise<LocalPayment | undefined> {
  const status = after(payment.status, event);
  if (status === undefined) return undefined;
  const now = timeOf(deps.clock, merchant);
  const payerId = payment.payerId ?? (status === 'approved' ? newPublicId(13).toUpperCase() : null);
  const row = await queries.updatePayment(trx, payment, { status, payerId, updatedAt: now });
  const changed = paymentOf(row);
  await announcePayment(trx, { deps, merchant, now }, changed);
  return changed;
}

/** What happened at the bank, on the phone or by time; undefined when it can no longer happen. */
export async function changePayment(
  deps: Dependencies,
  key: Pick<LocalPayment, 'merchantId' | 'id'>,
  event: PaymentEvent,
): Promise<LocalPayment | undefined> {
  const merchant = await getMerchant(deps.db, key.merchantId);
  if (!merchant) return undefined;
  return deps.db.transaction().execute(async (trx) => {
    const row = await queries.lockPayment(trx, key);
    return row && happen(trx, { deps, merchant, payment: paymentOf(row), event });
  });
}

export async function findPayment(
  db: Trx,
  merchantId: string,
  id: string,
): Promise<LocalPayment | undefined> {
  const row = await queries.findPayment(db, merchantId, id);
  return row && paymentOf(row);
}

export async function getPaymentAtBank(
  { db }: Pick<Dependencies, 'db'>,
  bankKey: string,
): Promise<LocalPayment | undefined> {
  const row = await queries.findByBankKey(db, hashOf(bankKey));
  return row && paymentOf(row);
}

/** What waits on the phone of this number, BLIK code or reference. */
export async function listOnPhone(
  { db }: Pick<Dependencies, 'db'>,
  phoneKey: string,
): Promise<LocalPayment[]> {
  return (await queries.listForPhone(db, phoneKey)).map(paymentOf);
}

export async function getPaymentOnPhone(
  { db }: Pick<Dependencies, 'db'>,
  token: string,
): Promise<LocalPayment | undefined> {
  const row = await queries.findByToken(db, token);
  return row && row.phoneKey !== null ? paymentOf(row) : undefined;
}

/** What a page says that its payer returned with. */
export interface ReturnClaim {
  paymentToken: string;
  payerId: string;
  correlationId?: string | undefined;
}

/** The nonce of a payment that its payer approved; undefined when the claim is not of this merchant's. */
export async function tokenizePayment(
  deps: Dependencies,
  merchant: Merchant,
  claim: ReturnClaim,
): Promise<{ payment: LocalPayment; nonce: Nonce } | undefined> {
  const row = await queries.findPayment(deps.db, merchant.id, claim.paymentToken);
  const payment = row && paymentOf(row);
  if (!payment || !isApproved(payment) || !isClaimOf(payment, claim)) return undefined;
  const nonce = await getPaymentNonce(deps, merchant, payment);
  return nonce && { payment, nonce };
}

/** Whether the payer said yes and does not have the money back. */
export function isApproved({ status }: LocalPayment): boolean {
  return status === 'approved' || status === 'funded';
}

function isClaimOf({ payerId, token }: LocalPayment, claim: ReturnClaim): boolean {
  if (payerId === null || !isSameText(claim.payerId, payerId)) return false;
  return claim.correlationId === undefined || isSameText(claim.correlationId, token);
}
