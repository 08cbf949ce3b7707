import type { Sale } from '@albumen/contract/endpoints/sales';
import { orderStatusWords } from '@albumen/contract/orders/order-labels';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { formatPrice } from '@albumen/domain/money/format-price';
import { countLabel } from '@albumen/domain/pricing/count-label';

export function SaleList({ sales }: { sales: readonly Sale[] }) {
  return (
    <ul className="markups__list" aria-label="Sales">
      {sales.map((sale) => (
        <Row key={`${sale.reference} ${sale.currency}`} sale={sale} />
      ))}
    </ul>
  );
}

function Row({ sale }: { sale: Sale }) {
  const { reference, placedAt, status, buyer, kind, currency } = sale;
  const price = (minor: number) => formatPrice(minor, currency);
  const state = status === null ? '' : ` · ${orderStatusWords[status]}`;
  return (
    <li className="sale-row">
      <div className="sale-row__facts">
        <p>{titleOf(sale)}</p>
        <p className="text-sm text-muted">
          {kind === 'link' ? 'Payment link' : 'Order'} {reference} · {buyer} ·{' '}
          <time className="sale-row__date">{formatDate(new Date(placedAt))}</time>
          {state}
        </p>
        {sale.items.map(({ name, galleryTitle, ...counted }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal items of one order are alike
          <p key={at} className="text-sm text-muted">
            {countLabel(counted)} × {name}
            {sale.galleryTitles.length > 1 && galleryTitle !== null && ` from “${galleryTitle}”`}
          </p>
        ))}
      </div>
      <p className="sale-row__earned text-figures">
        {price(sale.earnedMinor)}
        {sale.feeMinor > 0 && (
          <span className="text-sm text-muted">{price(sale.feeMinor)} payment fee</span>
        )}
        {sale.returnedMinor > 0 && (
          <span className="text-sm text-muted">{price(sale.returnedMinor)} went back</span>
        )}
      </p>
    </li>
  );
}

function titleOf({ kind, purpose, galleryTitles }: Sale): string {
  if (kind === 'link') return purpose;
  return galleryTitles.length === 0 ? 'A gallery that is gone' : galleryTitles.join(', ');
}
