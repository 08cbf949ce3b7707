import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { hashOf, newId, newPublicId } from '../../ids.ts';
import { getMerchant, merchantAccountsOf, type Merchant } from '../merchants/merchants.service.ts';
import { getNonce } from '../nonces/nonces.service.ts';
import { readMandate } from './mandate-fields.ts';
import { issueMandateNonce, mandateNonce } from './mandate-nonce.ts';
import * as queries from './mandates.queries.ts';
import type { MandateRow } from './mandates.queries.ts';

export type Mandate = MandateRow;

/** What an account's owner, or the bank, may say to a mandate. */
export type MandateAnswer = 'approve' | 'block' | 'cancel' | 'refuse';

const statusAfter: Readonly<Record<MandateAnswer, string>> = {
  approve: 'approved',
  // Given, but the bank lets nobody debit the account.
  block: 'blocked',
  cancel: 'canceled',
  refuse: 'refused',
};

export interface Preparing {
  merchant: Merchant;
  input: Readonly<Record<string, unknown>>;
  /** May a bank lead there? */
  isOwnAddress: (url: string) => boolean;
}

/** A mandate that waits for its giver, and the key of the bank's page. */
export async function prepareMandate(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { merchant, input, isOwnAddress }: Preparing,
): Promise<{ reference: string; ibanLastFour: string; bankKey: string }> {
  const accounts = await merchantAccountsOf(db, merchant.id);
  const active = accounts.filter(({ status }) => status === 'active');
  const order = readMandate(input, { accounts: active, isOwnAddress });
  if ('faults' in order) refuse(422, 'SEPA mandate is invalid', { fieldErrors: order.faults });
  const { account, ...facts } = order;
  const now = timeOf(clock, merchant);
  const bankKey = newId();
  const reference = `BRT-${newPublicId(24).toUpperCase()}`;
  await queries.insertMandate(db, {
    ...facts,
    merchantId: merchant.id,
    reference,
    bankKeyHash: hashOf(bankKey),
    merchantAccountId: account.id,
    createdAt: now,
    updatedAt: now,
  });
  return { reference, ibanLastFour: facts.ibanLastFour, bankKey };
}

export function getMandateAtBank(
  { db }: Pick<Dependencies, 'db'>,
  bankKey: string,
): Promise<MandateRow | undefined> {
  return queries.findByBankKey(db, hashOf(bankKey));
}

/** Undefined when it was answered before. */
export async function answerMandate(
  deps: Dependencies,
  mandate: MandateRow,
  answer: MandateAnswer,
): Promise<MandateRow | undefined> {
  const merchant = await getMerchant(deps.db, mandate.merchantId);
  if (!merchant) return undefined;
  return deps.db.transaction().execute(async (trx) => {
    const settled = await queries.settleMandate(trx, mandate.bankKeyHash, {
      status: statusAfter[answer],
      updatedAt: timeOf(deps.clock, merchant),
    });
    if (settled && answer === 'approve') {
      await issueMandateNonce(trx, { ...deps, merchant }, settled);
    }
    return settled;
  });
}

/** What a merchant's page says that it came back with. */
export interface MandateClaim {
  reference: string;
  ibanLastFour: string;
  customerId: string;
  mandateType: string;
}

/** The nonce of a mandate that was given; undefined when the claim is not of one of this merchant's. */
export async function tokenizeMandate(
  deps: Dependencies,
  merchant: Merchant,
  claim: MandateClaim,
): Promise<string | undefined> {
  const mandate = await queries.findMandate(deps.db, merchant.id, claim.reference);
  const isGiven = mandate?.status === 'approved' && isClaimOf(mandate, claim);
  if (!mandate || !isGiven) return undefined;
  const nonce = mandateNonce(deps.secrets.lasting, mandate);
  return (await getNonce(deps.db, { ...deps, merchant }, nonce)) && nonce;
}

function isClaimOf(mandate: MandateRow, claim: MandateClaim): boolean {
  return (
    mandate.ibanLastFour === claim.ibanLastFour &&
    mandate.customerId === claim.customerId &&
    mandate.mandateType === claim.mandateType
  );
}
