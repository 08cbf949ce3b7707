import type { Statement, StatementLine } from '@albumen/contract/endpoints/sales';
import { statementWords } from '@albumen/contract/payments/statement-text';
import { formatMonth } from '@albumen/domain/books/months';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import './sales.css';

/** Everything that moved in a month, from what was due before to what is due after it. */
export function StatementPage({ statement }: { statement: Statement }) {
  const { month, isFinal, businessName, currencies } = statement;
  return (
    <main id="main" className="sales" tabIndex={-1}>
      <header className="sales__head">
        <h1 className="title-lg">Statement for {formatMonth(month)}</h1>
        <p className="sales__actions">
          <a className={buttonClass({})} href={href.statementPdf(month)} download>
            PDF
          </a>
          <a className={buttonClass({})} href={href.statementCsv(month)} download>
            CSV
          </a>
        </p>
      </header>
      <p className="text-muted sales__name">
        {businessName}
        {!isFinal && ' · this month is not over yet'}
      </p>
      {currencies.length === 0 && (
        <EmptyState title="Nothing moved in this month">
          Sales, returns and payouts of a month come here.
        </EmptyState>
      )}
      {currencies.map((part) => (
        <Part key={part.currency} part={part} />
      ))}
      <p>
        <Link className="link" to={href.sales()}>
          All sales
        </Link>
      </p>
    </main>
  );
}

function Part({ part }: { part: Statement['currencies'][number] }) {
  const { currency, openingMinor, closingMinor, lines } = part;
  return (
    <section className="statement" aria-label={currency}>
      <h2 className="title-sm">{currency}</h2>
      <p className="statement__sum">
        Due at the beginning
        <span className="text-figures">{formatPrice(openingMinor, currency)}</span>
      </p>
      <ul className="markups__list">
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of a statement never move
          <Line key={at} line={line} currency={currency} />
        ))}
      </ul>
      <p className="statement__sum">
        <strong>Due at the end</strong>
        <strong className="text-figures">{formatPrice(closingMinor, currency)}</strong>
      </p>
    </section>
  );
}

function Line({ line, currency }: { line: StatementLine; currency: string }) {
  const { kind, reference, detail, happenedAt, amountMinor } = line;
  return (
    <li className="sale-row">
      <div className="sale-row__facts">
        <p>
          {statementWords[kind]} {reference}
        </p>
        <p className="text-sm text-muted">
          {formatDate(new Date(happenedAt))}
          {detail !== '' && ` · ${detail}`}
        </p>
      </div>
      <p className="sale-row__earned text-figures">{formatPrice(amountMinor, currency)}</p>
    </li>
  );
}
