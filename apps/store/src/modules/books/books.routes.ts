import type { Statement } from '@albumen/contract/endpoints/sales';
import { calls } from '@albumen/contract/schemas/sales';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf, signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import { sendFile } from '../../http/send-file.ts';
import type { Visit } from '../../http/visit.ts';
import { recordChange } from '../audit/audit.service.ts';
import { addOperatorBooks } from './operator-books.routes.ts';
import { getPayee } from './payees.queries.ts';
import { getPayoutDetails, savePayoutDetails } from './payout-details.service.ts';
import { getSales } from './sales.service.ts';
import { statementCsv } from './statement-csv.ts';
import { drawStatement } from './statement-pdf.ts';
import { getWeek } from './week.service.ts';
import { makeStatement } from './statement.service.ts';

const guards = [signedIn];

/** What photographers sold, and how they are paid. */
export function addBooks(route: Router, deps: Dependencies): void {
  route(calls.getSales, { guards }, ({ visit, query: { month } }) => getSales(deps, visit, month));
  route(calls.getWeek, { guards }, ({ visit }) => getWeek(deps, visit));
  addStatements(route, deps);
  addPayoutDetails(route, deps);
  addOperatorBooks(route, deps);
}

function addStatements(route: Router, deps: Dependencies): void {
  route(calls.getStatement, { guards }, ({ visit, params: { month } }) =>
    statementOf(deps, visit, month),
  );

  route(calls.statementPdf, { guards }, async ({ visit, params: { month }, reply }) => {
    const body = await drawStatement(visit.labBrand, await takenStatement(deps, visit, month));
    return sendFile(reply, { name: `statement-${month}.pdf`, body });
  });

  route(calls.statementCsv, { guards }, async ({ visit, params: { month }, reply }) => {
    const body = statementCsv(await takenStatement(deps, visit, month));
    return sendFile(reply, { name: `statement-${month}.csv`, body });
  });
}

/** Taken along as a file, which the log tells. */
async function takenStatement(deps: Dependencies, visit: Visit, month: string): Promise<Statement> {
  const statement = await statementOf(deps, visit, month);
  const change = { action: 'export.statement', subjectId: month, subjectName: month } as const;
  await recordChange(deps.db, visit, change);
  return statement;
}

async function statementOf(deps: Dependencies, visit: Visit, month: string): Promise<Statement> {
  const { id: accountId, businessName } = await getPayee(deps.db, accountOf(visit).id);
  return makeStatement(deps, { accountId, businessName, month });
}

function addPayoutDetails(route: Router, deps: Dependencies): void {
  route(calls.getPayoutDetails, { guards }, ({ visit }) => getPayoutDetails(deps, visit));

  route(calls.savePayoutDetails, { guards }, ({ visit, body }) =>
    savePayoutDetails(deps, visit, body),
  );
}
