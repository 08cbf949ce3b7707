import { monthBefore, monthBounds, formatMonth } from '@albumen/domain/books/months';
import type { Dependencies } from '../../dependencies.ts';
import { mailLater } from '../../mail-jobs.ts';
import { statementMail } from '../../third-parties/mail/payout-mails.ts';
import { leastPayout } from './least-payout.ts';
import { findPayees, type PayeeRow } from './payees.queries.ts';
import { listDue } from './payouts.queries.ts';
import { insertMailed, listUnmailed } from './statement-mails.queries.ts';

type Needs = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'settings'>;

const atOnce = 100;

/** Mails last month's statement to everybody with something in it, each once. */
export async function mailStatements(deps: Needs): Promise<void> {
  const month = monthBefore(deps.clock.now());
  for (;;) {
    const accountIds = await listUnmailed(deps.db, { month, ...monthBounds(month), count: atOnce });
    const payees = await findPayees(deps.db, accountIds);
    for (const payee of payees) await mailStatement(deps, { payee, month });
    if (payees.length === 0) return;
  }
}

async function mailStatement(
  deps: Needs,
  { payee, month }: { payee: PayeeRow; month: string },
): Promise<void> {
  const { id: accountId, labBrand, email: to } = payee;
  await deps.db.transaction().execute(async (trx) => {
    if (!(await insertMailed(trx, { accountId, month }))) return;
    const rows = await listDue(trx, { before: monthBounds(month).to, accountId });
    const due = rows.map(({ currency, dueMinor }) => ({
      currency,
      dueMinor,
      isPaid: dueMinor > 0 && dueMinor >= leastPayout(payee, currency),
    }));
    const url = `${deps.settings.origins[labBrand]}/account/statements/${month}`;
    const content = statementMail(labBrand, {
      url,
      month: formatMonth(month),
      due,
      isPayable: payee.kind !== null,
    });
    await mailLater(trx, deps, { to, content });
  });
}
