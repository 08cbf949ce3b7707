import type { DuePayout, OperatorPayouts } from '@albumen/contract/endpoints/operator-books';
import { limits } from '@albumen/contract/limits';
import { messages } from '@albumen/contract/messages';
import { monthBounds, monthOf } from '@albumen/domain/books/months';
import { payoutEntry } from '@albumen/domain/books/other-entries';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { parseTypedAmount } from '@albumen/domain/money/typed-amount';
import type { Kysely } from 'kysely';
import { csvFile } from '../../csv-record.ts';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { newId } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { paidOutMail } from '../../third-parties/mail/payout-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import { post } from './books.service.ts';
import { maskedAccount, payoutAccount } from './payout-account.ts';
import { findPayees, type PayeeRow } from './payees.queries.ts';
import { leastPayout } from './least-payout.ts';
import * as queries from './payouts.queries.ts';

const shownPayouts = 100;

type Needs = Pick<Dependencies, 'db' | 'clock'>;

/** What was sold in a month is paid once the month is over. */
function thisMonth({ clock }: Pick<Dependencies, 'clock'>): Date {
  return monthBounds(monthOf(clock.now())).from;
}

export async function listPayouts(deps: Needs): Promise<OperatorPayouts> {
  const due = await queries.listDue(deps.db, { before: thisMonth(deps) });
  const paid = await queries.listPayouts(deps.db, shownPayouts);
  const ids = [...due, ...paid].map(({ accountId }) => accountId);
  const rows = await findPayees(deps.db, [...new Set(ids)]);
  const payees = new Map(rows.map((row) => [row.id, row]));
  return {
    payouts: due.map((row) => presentDue(row, payees.get(row.accountId))),
    paid: paid.map(({ accountId, paidAt, ...payout }) => ({
      ...payout,
      name: payees.get(accountId)?.businessName ?? '',
      paidAt: paidAt.toISOString(),
    })),
  };
}

interface DueRow {
  accountId: string;
  currency: string;
  dueMinor: number;
}

function presentDue(row: DueRow, payee: PayeeRow | undefined): DuePayout {
  return {
    ...row,
    name: payee?.businessName ?? '',
    email: payee?.email ?? '',
    isBelowMinimum: row.dueMinor < leastPayout(payee, row.currency),
    holderName: payee?.holderName ?? null,
    account: payee === undefined ? null : payoutAccount(payee),
  };
}

/** What can be paid now, one line for each transfer. */
export async function payoutsCsv(deps: Needs, visit: ActingVisit): Promise<string> {
  const { payouts } = await listPayouts(deps);
  const payable = payouts.filter(
    ({ isBelowMinimum, account }) => !isBelowMinimum && account !== null,
  );
  await recordChange(deps.db, visit, {
    action: 'export.payouts',
    subjectId: '',
    subjectName: '',
    after: { payouts: payable.length },
  });
  return csvFile(
    ['Name', 'Account holder', 'Account', 'Amount', 'Currency', 'Email', 'Account id'],
    payable.map((payout) => [
      payout.name,
      payout.holderName ?? '',
      payout.account ?? '',
      formatAmount(payout.dueMinor, payout.currency),
      payout.currency,
      payout.email,
      payout.accountId,
    ]),
  );
}

export interface MadeTransfer {
  accountId: string;
  currency: string;
  amountMinor: number;
  reference: string;
}

/** What an operator says of a transfer: what was due when they looked, and what they sent. */
export interface SaidTransfer extends MadeTransfer {
  paid?: string | undefined;
}

/**
 * Writes down that a photographer was paid. The same reference changes nothing once it is there; a due
 * that is another by now is refused, so that two operators don't both pay it. What was sent may differ
 * from it, as where money went back after the transfer: the rest is carried on.
 */
export async function markPaid(
  deps: Needs & Pick<Dependencies, 'jobs' | 'settings'>,
  visit: ActingVisit,
  { amountMinor: seenMinor, paid, ...transfer }: SaidTransfer,
): Promise<void> {
  const reference = storableText(transfer.reference.trim());
  refuseReference(reference);
  const amountMinor = paid === undefined ? seenMinor : amountOf(paid, transfer.currency);
  const made: MadeTransfer = { ...transfer, reference, amountMinor };
  await deps.db.transaction().execute(async (trx) => {
    await queries.lockPayouts(trx, made.accountId);
    const known = await queries.findPayout(trx, made);
    if (known !== undefined) {
      if (known.amountMinor !== made.amountMinor) fail('idempotencyKeyReused');
      return;
    }
    const { accountId, currency } = made;
    const [due] = await queries.listDue(trx, { before: thisMonth(deps), accountId, currency });
    if (due?.dueMinor !== seenMinor) fail('staleVersion');
    await writePayout(trx, deps, made);
    await recordChange(trx, visit, {
      action: 'payout.paid',
      subjectId: accountId,
      subjectName: reference,
      after: { dueMinor: seenMinor, amountMinor, currency, reference },
    });
  });
}

/** What a column holds. */
const mostMinor = 2 ** 31 - 1;

function amountOf(paid: string, currency: string): number {
  const amountMinor = parseTypedAmount(paid, currency) ?? 0;
  if (amountMinor > 0 && amountMinor <= mostMinor) return amountMinor;
  return fail('invalidForm', { fields: { paid: ['Enter an amount such as 12.50.'] } });
}

function refuseReference(reference: string): void {
  const { transferReferenceMaxCharacters: most } = limits;
  if (reference === '') fail('invalidForm', { fields: { reference: [messages.required] } });
  if (reference.length > most) {
    fail('invalidForm', { fields: { reference: [messages.maxLength(most, reference.length)] } });
  }
}

async function writePayout(
  trx: Kysely<Tables>,
  deps: Pick<Dependencies, 'clock' | 'jobs' | 'settings'>,
  made: MadeTransfer,
): Promise<void> {
  const id = newId();
  const paidAt = deps.clock.now();
  const [payee] = await findPayees(trx, [made.accountId]);
  const paidTo = payee === undefined ? 'An account that is gone' : maskedAccount(payee);
  await queries.insertPayout(trx, { id, ...made, paidTo, paidAt });
  await post(trx, [payoutEntry({ payoutId: id, ...made })], paidAt);
  if (payee === undefined) return;
  const { labBrand, email: to } = payee;
  const url = `${deps.settings.origins[labBrand]}/account/sales`;
  await mailLater(trx, deps, { to, content: paidOutMail(labBrand, { ...made, paidTo, url }) });
}
