import type { Week } from '@albumen/contract/endpoints/sales';
import { formatPrice } from '@albumen/domain/money/format-price';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';

/** What guests did and bought in the last seven days: three figures, each with its days. */
export function WeekRow({ week: { days, currency } }: { week: Week }) {
  const favorites = days.map((day) => day.favorites);
  const sales = days.map((day) => day.sales);
  const earned = days.map((day) => day.earnedMinor);
  return (
    <section className="week-row" aria-labelledby="week-title">
      <h2 className="week-row__title text-sm text-muted" id="week-title">
        Last seven days
      </h2>
      <Figure name="Favorites" values={favorites}>
        {sumOf(favorites).toLocaleString('en-US')}
      </Figure>
      <Figure name="Sales" values={sales}>
        {sumOf(sales).toLocaleString('en-US')}
      </Figure>
      <Figure name="Earned" values={earned}>
        {formatPrice(sumOf(earned), currency)}
      </Figure>
      <Link className="link week-row__link text-sm" to={href.sales()}>
        See all sales
      </Link>
    </section>
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

interface FigureProps {
  name: string;
  /** A value a day, today's last. */
  values: readonly number[];
  children: string;
}

function Figure({ name, values, children }: FigureProps) {
  const most = Math.max(1, ...values);
  return (
    <p className="week-row__figure">
      <span className="text-sm text-muted">{name}</span>
      <span className="week-row__sum">{children}</span>
      <span className="week-row__days" aria-hidden="true">
        {values.map((value, day) => (
          // oxlint-disable-next-line react/no-array-index-key -- seven days in their order
          <span key={day} style={{ '--share': value / most }} />
        ))}
      </span>
    </p>
  );
}
