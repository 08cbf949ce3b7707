import type { LabBrand } from '@albumen/contract/brands';
import { rateCards, type MethodRate } from '@albumen/domain/checkout/rate-card';
import { formatDayRange } from '@albumen/domain/dates/day-range';
import { formatPrice } from '@albumen/domain/money/format-price';
import type { StaticSection } from './static-page.tsx';

/** What the lab brand's rate card says, in words: the prices that checkout charges. */
export function shippingSections(brand: LabBrand, isGuest: boolean): readonly StaticSection[] {
  const { dropship, studio, international, large, peakSeasons } = rateCards[brand];
  return [
    {
      id: 'recipients',
      title: 'To you or whom you give it to',
      content: <Methods methods={[...dropship, international]} />,
    },
    ...(isGuest
      ? []
      : [{ id: 'studios', title: 'To a studio', content: <Methods methods={studio} /> }]),
    {
      id: 'packages',
      title: 'Packages',
      content: (
        <>
          <p>
            Each department of the lab packs what it makes, albums and cards one design at a time,
            and each package has its own shipping. Days are working days on the way; making comes
            before and is said with each product.
          </p>
          <p>
            From {large.fromInches} inches on a piece goes as a large parcel, which adds{' '}
            {price(large.amountMinor)}.
          </p>
          {peakSeasons.map(({ reason, amountMinor }) => (
            <p key={reason}>
              {reason}: carriers add {price(amountMinor)} to each package.
            </p>
          ))}
        </>
      ),
    },
    { id: 'places', title: 'Where we ship', content: <Places /> },
  ];
}

function Methods({ methods }: { methods: readonly MethodRate[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">How</th>
          <th scope="col">Days</th>
          <th scope="col">Each package</th>
        </tr>
      </thead>
      <tbody>
        {methods.map(({ id, name, transitDays, priceMinor, freeFromMinor }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatDayRange(transitDays)}</td>
            <td>
              {price(priceMinor)}
              {freeFromMinor !== undefined && `, free from ${price(freeFromMinor)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Places() {
  return (
    <p>
      To the United States and Canada. Express carriers come to doors: they know no PO boxes.
      Military addresses and United States territories are not served.
    </p>
  );
}

function price(minor: number): string {
  return formatPrice(minor, 'USD');
}
