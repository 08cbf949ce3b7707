import type { PayoutDetails } from '@albumen/contract/endpoints/sales';
import { compactNumber } from '@albumen/contract/forms/payout-form';
import type { Dependencies } from '../../dependencies.ts';
import { storableText } from '../../db/storable-json.ts';
import { accountOf, sessionOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { mailLater } from '../../mail-jobs.ts';
import { payoutDetailsChangedMail } from '../../third-parties/mail/payout-mails.ts';
import { recordChange } from '../audit/audit.service.ts';
import { requireFreshProof } from '../credentials/fresh-proof.ts';
import { maskedAccount } from './payout-account.ts';
import { getPayee, upsertPayoutDetails } from './payees.queries.ts';

export async function getPayoutDetails(
  { db }: Pick<Dependencies, 'db'>,
  visit: Visit,
): Promise<PayoutDetails> {
  const payee = await getPayee(db, accountOf(visit).id);
  const { kind, holderName } = payee;
  if (kind === null || holderName === null) return { details: null };
  return { details: { kind, holderName, masked: maskedAccount(payee) } };
}

export interface PayoutValues {
  holderName: string;
  kind: string;
  iban: string;
  routingNumber: string;
  accountNumber: string;
}

/**
 * Kept as a bank reads them. Whoever finds a session open redirects no money; the account's owner is notified by
 * mail all the same.
 */
export async function savePayoutDetails(
  deps: Dependencies,
  visit: Visit,
  values: PayoutValues,
): Promise<PayoutDetails> {
  const { id: accountId, email, labBrand, isVerified } = accountOf(visit);
  // Nobody else's bank account is to wait for the owner of the mailbox.
  if (!isVerified) fail('verifyFirst');
  requireFreshProof(deps, sessionOf(visit).confirmedAt);
  const isIban = values.kind === 'iban';
  await deps.db.transaction().execute(async (trx) => {
    const before = await getPayee(trx, accountId);
    await upsertPayoutDetails(trx, {
      accountId,
      holderName: storableText(values.holderName.trim()),
      kind: isIban ? 'iban' : 'us',
      iban: isIban ? compactNumber(values.iban) : null,
      routingNumber: isIban ? null : compactNumber(values.routingNumber),
      accountNumber: isIban ? null : compactNumber(values.accountNumber),
    });
    const paidTo = maskedAccount(await getPayee(trx, accountId));
    await recordChange(trx, visit, {
      action: 'payout.details',
      subjectId: accountId,
      subjectName: email,
      before: { paidTo: before.kind === null ? null : maskedAccount(before) },
      after: { paidTo },
    });
    const url = `${deps.settings.origins[labBrand]}/account/sales`;
    await mailLater(trx, deps, {
      to: email,
      content: payoutDetailsChangedMail(labBrand, { paidTo, url }),
    });
  });
  return getPayoutDetails(deps, visit);
}
