import type { CardReply } from '@albumen/contract/endpoints/cards';
import type { Product } from '@albumen/contract/catalog/product';
import type { ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { ArrowDownIcon } from '@albumen/ui/icons';
import { useIsHydrated } from '@albumen/ui/use-is-hydrated';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { shopLinks } from '../../shop-links.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { BuyBar } from '../products/buy-bar.tsx';
import { choiceMistakes, forgetMistake } from '../products/choice-mistakes.ts';
import { ChoiceMistakes } from '../products/choice-mistakes-list.tsx';
import { photosToShow } from '../products/photos-to-show.ts';
import { cardSamplePhotos } from '../products/sample-photos.ts';
import { SampleCredits } from '../products/sample-credits.tsx';
import { scrollSoftly } from '../products/scroll-softly.ts';
import { shopQueryOf } from '../products/shop-query.ts';
import { wayBack } from '../products/way-back.ts';
import { writeChoices } from './card-choices.ts';
import { CardOptions } from './card-options.tsx';
import { cardPurchase, editorAddress, type CardPurchase } from './card-purchase.ts';
import { CardView } from './card-view.tsx';
import { CardTile } from './card-tile.tsx';
import { occasionLabels } from './card-labels.ts';
import '../products/sales-page.css';
import './card-grid.css';
import './card-page.css';

export interface CardPageProps {
  card: CardReply;
  products: readonly Product[];
  shown: ShopPhotos;
}

export function CardPage({ card, products, shown }: CardPageProps) {
  const { design, version, currency, matching } = card;
  const [search] = useSearchParams();
  const { pathname, hash } = useLocation();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const purchase = cardPurchase({ design, products, search, hash: isHydrated ? hash : '' });
  const { offer, choices } = purchase;
  const query = shopQueryOf(search);
  const photos = photosToShow(shown, cardSamplePhotos);
  const mistakes = choiceMistakes(purchase.product, search, isHydrated ? hash : '');
  const move = (changed: object, values: Record<string, string>, nextHash: string) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(values)) next.set(key, value);
    for (const key of Object.keys(changed)) forgetMistake(next, key);
    void navigate(
      { search: next.toString(), hash: nextHash },
      { replace: true, preventScrollReset: true },
    );
  };
  const cancelUrl = wayBack(`${pathname}?${search.toString()}#${writeChoices(choices)}`);
  return (
    <main id="main" className="sales-page" tabIndex={-1}>
      <CardView design={design} version={version} offer={offer} choices={choices} photos={photos} />
      <div className="sales-page__side">
        <header className="sales-page__head">
          <p className="text-sm">
            <Link to={shopLinks.cards(query)}>Cards</Link> /{' '}
            <Link to={shopLinks.cards({ ...query, occasion: design.occasion })}>
              {occasionLabels[design.occasion]}
            </Link>
          </p>
          <h1 className="title-lg">{design.name}</h1>
          {matching.length > 0 && (
            <Button
              kind="quiet"
              isDense
              icon={<ArrowDownIcon size={16} />}
              onClick={() => scrollSoftly('matching', 'designs')}
            >
              {matching.length === 1 ? 'A matching design' : `${matching.length} matching designs`}
            </Button>
          )}
        </header>
        <ChoiceMistakes product={purchase.product} mistakes={mistakes} />
        <CardOptions
          design={design}
          products={products}
          purchase={purchase}
          currency={currency}
          mistakes={mistakes}
          onDesign={(change) => move(change, {}, writeChoices({ ...choices, ...change }))}
          onProduct={(change) => move(change, change, hash)}
        />
        <BuyBar
          price={`From ${formatPrice(purchase.price.unitMinor, currency)}`}
          detail={packLabel(purchase, currency)}
          to={editorAddress(design, purchase, {
            query: { ...query, gallery: shown.gallery?.galleryId },
            cancelUrl,
          })}
        >
          Design it
        </BuyBar>
      </div>
      {matching.length > 0 && (
        <section id="matching" className="card-page__matching" tabIndex={-1}>
          <h2 className="title-md">Matching designs</h2>
          <ul className="card-grid plain-list">
            {matching.map((each) => (
              <li key={each.designId}>
                <CardTile
                  design={each}
                  version={version}
                  currency={currency}
                  photos={photos}
                  query={query}
                  filters={{}}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {photos === cardSamplePhotos && <SampleCredits />}
    </main>
  );
}

function packLabel({ product, price }: CardPurchase, currency: string): string {
  const { piecesPerUnit } = product;
  const each = formatPrice(Math.round(price.unitMinor / piecesPerUnit), currency);
  return `${piecesPerUnit} cards, ${each} each`;
}
