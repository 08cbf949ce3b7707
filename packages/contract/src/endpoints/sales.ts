import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/sales.ts';

/** What was sold from an account's galleries and by its payment links, and what of it is due. */
export type Sales = z.infer<typeof schemas.salesReply>;
export type Sale = Sales['sales'][number];
/** What moved in one month between a photographer and us. */
export type Statement = z.infer<typeof schemas.statementReply>;
export type StatementLine = Statement['currencies'][number]['lines'][number];
export type PayoutDetails = z.infer<typeof schemas.payoutDetailsReply>;
/** What guests did and bought in the last seven days. */
export type Week = z.infer<typeof schemas.weekReply>;
type PayoutForm = z.input<typeof schemas.payoutDetailsBody>;

/** The newest sales, or those of a month such as `2026-12`. */
export const getSales = endpoint<{ query: { month?: string }; reply: Sales }>({
  method: 'GET',
  path: '/api/account/sales',
});

export const getWeek = endpoint<{ reply: Week }>({ method: 'GET', path: '/api/account/week' });

export const getStatement = endpoint<{ params: { month: string }; reply: Statement }>({
  method: 'GET',
  path: '/api/account/statements/:month',
});

export const statementPdf = endpoint<{ params: { month: string }; reply: string }>({
  method: 'GET',
  path: '/account/statements/:month/statement.pdf',
});

/** RFC 4180. */
export const statementCsv = endpoint<{ params: { month: string }; reply: string }>({
  method: 'GET',
  path: '/account/statements/:month/statement.csv',
});

/** Numbers are masked: whoever gave them knows them. */
export const getPayoutDetails = endpoint<{ reply: PayoutDetails }>({
  method: 'GET',
  path: '/api/account/payout-details',
});

export const savePayoutDetails = endpoint<{ body: PayoutForm; reply: PayoutDetails }>({
  method: 'PUT',
  path: '/api/account/payout-details',
  isSafeToRepeat: true,
});
