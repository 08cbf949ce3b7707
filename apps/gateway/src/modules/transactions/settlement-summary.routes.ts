import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { xmlList } from '../../xml/xml-value.ts';
import { invalid } from '../server-api/invalid-request.ts';
import type { ServerRoute } from '../server-api/server-route.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import { dayOf } from './industry-rules.ts';
import { summarizeSettled } from './settlement-summary.queries.ts';

const root = 'settlementBatchSummary';
const summaryFields = z.object({ settlement_date: wireText, group_by_custom_field: wireText });

/** What was settled on a day, by card brand, account and kind. */
export function addSettlementSummary(route: ServerRoute, { db }: Dependencies): void {
  route('POST', '/settlement_batch_summary', async ({ merchant, body }) => {
    const fields = readBody(summaryFields, body, 'settlement_batch_summary');
    const { settlement_date: given, group_by_custom_field: customField } = fields;
    if (!given) return invalid(`${root}.settlementDate`, '82301');
    const date = dayIn(given);
    if (date === undefined) return invalid(`${root}.settlementDate`, '82302');
    if (customField && !/^[a-z0-9_]+$/.test(customField)) {
      return invalid(`${root}.groupByCustomField`, '82303');
    }
    const rows = await summarizeSettled(db, merchant.id, { date, customField });
    const records = rows.map(({ amountMinor, currency, count, customValue, ...row }) => ({
      ...row,
      count: String(count),
      amountSettled: formatAmount(Number(amountMinor), currency),
      ...(customField && { [customField]: customValue }),
    }));
    return { root, value: { records: xmlList('record', records) } };
  });
}

/** Undefined for a day that no calendar has. */
function dayIn(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}
