import type { LabBrand } from '@albumen/contract/brands';
import type { Statement } from '@albumen/contract/endpoints/sales';
import { statementWords } from '@albumen/contract/payments/statement-text';
import { formatMonth } from '@albumen/domain/books/months';
import { drawPaper, printedAmount, type Paper } from '../../paper.ts';
import { formatDate } from '../../third-parties/mail/plain-text.ts';

/** The statement as a letter-size PDF. */
export function drawStatement(labBrand: LabBrand, statement: Statement): Promise<Buffer> {
  const title = `Statement for ${formatMonth(statement.month)}`;
  return drawPaper({ labBrand, title }, (paper) => {
    const state = statement.isFinal ? [] : ['This month is not over yet.'];
    paper.head([`For ${statement.businessName}`, ...state]);
    if (statement.currencies.length === 0) paper.sum('Nothing moved in this month.', '');
    for (const part of statement.currencies) drawCurrency(paper, part);
  });
}

function drawCurrency(paper: Paper, part: Statement['currencies'][number]): void {
  const { currency, openingMinor, closingMinor, lines } = part;
  const amount = (minor: number) => printedAmount(minor, currency);
  paper.heading(currency);
  paper.sum('Due at the beginning', amount(openingMinor));
  for (const { kind, reference, detail, happenedAt, amountMinor } of lines) {
    const note = [formatDate(new Date(happenedAt)), detail].filter((text) => text !== '');
    paper.line(`${statementWords[kind]} ${reference}`, amount(amountMinor), note.join(' · '));
  }
  paper.rule(2);
  paper.total('Due at the end', amount(closingMinor));
}
