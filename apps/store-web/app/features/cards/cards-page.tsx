import type { CardsReply } from '@albumen/contract/endpoints/cards';
import type { ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { useNavigate, useSearchParams } from 'react-router';
import { shopLinks } from '../../shop-links.ts';
import { useBrand } from '../../shell/shell-context.tsx';
import { SampleCredits } from '../products/sample-credits.tsx';
import { photosToShow } from '../products/photos-to-show.ts';
import { shopQueryOf } from '../products/shop-query.ts';
import { cardSamplePhotos } from '../products/sample-photos.ts';
import { CardGrid } from './card-grid.tsx';
import { readFilters, writeFilters, type CardFilters } from './filter-cards.ts';

const ledes = {
  halide: 'Set in real type, pressed with real foil, on paper you will want to keep.',
  cyan: 'Crisp color, real foil, six shapes. Pick one, drop your photos in.',
};

export function CardsPage({ cards, shown }: { cards: CardsReply; shown: ShopPhotos }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const brand = useBrand();
  const filters = readFilters(search, cards.designs);
  const query = shopQueryOf(search);
  const photos = photosToShow(shown, cardSamplePhotos);
  const addressOf = (next: CardFilters) => {
    const params = writeFilters(next);
    for (const [key, value] of Object.entries(query)) if (value) params.set(key, value);
    const text = params.toString();
    return text === '' ? shopLinks.cards() : `${shopLinks.cards()}?${text}`;
  };
  const change = (next: CardFilters) =>
    void navigate(addressOf(next), { replace: true, preventScrollReset: true });
  return (
    <main id="main" className="cards-page" tabIndex={-1}>
      <header className="cards-page__head">
        <h1 className="title-xl">Cards</h1>
        <p className="text-lg text-muted">{ledes[brand]}</p>
      </header>
      <CardGrid
        cards={cards}
        filters={filters}
        photos={photos}
        query={query}
        addressOf={addressOf}
        onChange={change}
      />
      {photos === cardSamplePhotos && <SampleCredits />}
    </main>
  );
}
