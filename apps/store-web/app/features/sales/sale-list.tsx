import type { Sale, Sales } from '@albumen/contract/endpoints/sales';
import { orderStatusWords } from '@albumen/contract/orders/order-words';
import { dateInWords } from '@albumen/domain/dates/moment-in-words';
import { priceInWords } from '@albumen/domain/money/price-in-words';
import { EmptyState } from '@albumen/ui/empty-state';

export function SaleList({ sales: { sales, earnedMinor, currency } }: { sales: Sales }) {
  if (sales.length === 0) {
    return (
      <EmptyState title="No sales yet">
        Orders from your galleries come here, with what they earned you.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="sales__sum">
        <span className="text-muted">Earned in all</span>
        <strong className="text-figures">{priceInWords(earnedMinor, currency)}</strong>
      </p>
      <ul className="markups__list">
        {sales.map((sale) => (
          <Row key={sale.reference} sale={sale} currency={currency} />
        ))}
      </ul>
    </>
  );
}

function Row({ sale, currency }: { sale: Sale; currency: string }) {
  const { reference, placedAt, status, galleryTitles, pieces, earnedMinor, returnedMinor } = sale;
  return (
    <li className="sale-row">
      <div>
        <p>{galleryTitles.length === 0 ? 'A gallery that is gone' : galleryTitles.join(', ')}</p>
        <p className="text-sm text-muted">
          Order {reference} · {dateInWords(new Date(placedAt))} · {pieces}{' '}
          {pieces === 1 ? 'piece' : 'pieces'} · {orderStatusWords[status]}
        </p>
      </div>
      <p className="sale-row__earned text-figures">
        {priceInWords(earnedMinor, currency)}
        {returnedMinor > 0 && (
          <span className="text-sm text-muted">
            {priceInWords(returnedMinor, currency)} went back
          </span>
        )}
      </p>
    </li>
  );
}
