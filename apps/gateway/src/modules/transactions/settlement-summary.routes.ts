import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { xmlList } from '../../xml/xml-value.ts';
import { invalid } from '../server-api/invalid-request.ts';
import type { ServerRoute } from '../server-api/server-route.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import { summarizeSettled } from './settlement-summary.queries.ts';

const root = 'settlementBatchSummary';
const summaryFields = z.object({ settlement_date: wireText, group_by_custom_field: wireText });

/** What was settled on a day, by card brand, account and kind. */
export function addSettlementSummary(route: ServerRoute, { db }: Dependencies): void {
  route('POST', '/settlement_batch_summary', async ({ merchant, body }) => {
    const fields = readBody(summaryFields, body, 'settlement_batch_summary');
    const { settlement_date: date, group_by_custom_field: customField } = fields;
    if (!date) return invalid(`${root}.settlementDate`, '82301');
    if (!isDay(date)) return invalid(`${root}.settlementDate`, '82302');
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

function isDay(text: string): boolean {
  return /^\d{4}-\d{1,2}-\d{1,2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
