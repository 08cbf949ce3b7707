import { formatWorkingDays } from '@albumen/domain/dates/day-range';
import { isCard } from '@albumen/contract/catalog/families';
import type { CardsReply } from '@albumen/contract/endpoints/cards';
import type { ProductReply } from '@albumen/contract/endpoints/catalog';
import type { ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { priceItem } from '@albumen/domain/pricing/item-price';
import { production } from '@albumen/domain/pricing/production';
import { formatPrice } from '@albumen/domain/money/format-price';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { shopLinks } from '../../shop-links.ts';
import { href } from '../../paths.ts';
import { Link } from '../../shell/navigation/link.tsx';
import { PanelLink } from '../../shell/navigation/panel-link.tsx';
import { BuyBar } from '../products/buy-bar.tsx';
import { choiceMistakes, forgetMistake } from '../products/choice-mistakes.ts';
import { ChoiceMistakes } from '../products/choice-mistakes-list.tsx';
import { photosToShow } from '../products/photos-to-show.ts';
import { PhotoStrip } from './photo-strip.tsx';
import { firstSize } from './first-size.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductOptions } from './product-options.tsx';
import { ProductViews } from './product-views.tsx';
import { SampleCredits } from '../products/sample-credits.tsx';
import { samplePhotos } from '../products/sample-photos.ts';
import { shopQueryOf } from '../products/shop-query.ts';
import { wayBack } from '../products/way-back.ts';
import { useEditorLink } from '../products/use-editor-link.ts';
import { isTurnedFor } from './turned-size.ts';
import '../products/sales-page.css';
import './product-page.css';

export interface ProductPageProps {
  reply: ProductReply;
  cards: CardsReply;
  shown: ShopPhotos;
}

export function ProductPage({ reply, cards, shown }: ProductPageProps) {
  const { product, currency } = reply;
  const [search] = useSearchParams();
  const { pathname, search: searchText } = useLocation();
  const navigate = useNavigate();
  const query = shopQueryOf(search);
  const photos = photosToShow(shown, samplePhotos);
  const [tried, setTried] = useState<string>();
  const seen = tried ?? query['photo'];
  const first = Math.max(
    0,
    photos.findIndex(({ id }) => id === seen),
  );
  const turned = [...photos.slice(first), ...photos.slice(0, first)];
  const asked = product.sizes.find(({ id }) => id === search.get('size'));
  const size = (asked ?? firstSize(product, turned[0]))?.id;
  const choice = fillChoice(product, { ...Object.fromEntries(search), size });
  const price = priceItem(product, choice);
  const { days } = production(product, choice);
  const isTurned = isTurnedFor(choice.size, turned[0], product);
  const change = (key: string, value: string) => {
    const next = new URLSearchParams(search);
    next.set(key, value);
    forgetMistake(next, key);
    void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };
  // Many that were chosen in the gallery, or all favorites: with another photo the product is only looked at.
  const isChosen = query['photos'] !== undefined || query['photo']?.includes(',') === true;
  const show = (id: string) => (isChosen ? setTried(id) : change('photo', id));
  const mistakes = choiceMistakes(product, search);
  const attributes: Record<string, string> = {
    size: choice.size.id,
    ...Object.fromEntries(choice.values.map(({ key, value }) => [key, value.id])),
    quantity: String(choice.quantity),
    ...(product.spreads && {
      spreads: String(product.spreads.included + choice.extraSpreads),
    }),
  };
  const editor = isCard(product.family)
    ? undefined
    : { projectId: shown.gallery?.galleryId, productId: product.id, designId: undefined };
  // What is seen on the page is what the editor begins with.
  const isSeen = shown.gallery !== null && query['photos'] === undefined;
  const editorQuery = {
    ...attributes,
    photo: query['photo'] ?? (isSeen && product.family !== 'album' ? turned[0]?.id : undefined),
    photos: query['photos'],
    cancelUrl: wayBack(`${pathname}${searchText}`),
  };
  const openEditor = useEditorLink(editor, editorQuery);
  const designs = cards.designs.filter(({ family }) => family === product.family);
  return (
    <main id="main" className="sales-page" tabIndex={-1}>
      <div className="product-page__shown">
        <ProductViews
          product={product}
          choice={choice}
          isTurned={isTurned}
          designs={designs}
          photos={turned}
        />
        {!isCard(product.family) && photos.length > 1 && (
          <PhotoStrip
            photos={photos}
            chosen={turned[0]?.id}
            isOwn={shown.gallery !== null}
            onChoose={show}
          />
        )}
      </div>
      <div className="sales-page__side">
        <header className="sales-page__head">
          <p className="text-sm">
            <Link to={shopLinks.shop(query)}>Shop</Link> /{' '}
            <Link to={shopLinks.shop(query, reply.department.id)}>{reply.department.name}</Link>
          </p>
          <h1 className="title-lg">{product.name}</h1>
          <p>{product.description}</p>
        </header>
        <ChoiceMistakes product={product} mistakes={mistakes} />
        <ProductOptions
          photo={isCard(product.family) ? undefined : turned[0]}
          product={product}
          choice={choice}
          currency={currency}
          query={query}
          mistakes={mistakes}
          onChange={change}
        />
        <ProductFacts
          product={product}
          choice={choice}
          currency={currency}
          photo={shown.gallery === null ? undefined : turned[0]}
        />
        <p className="panel-links text-sm">
          <PanelLink to={href.sizeGuide()} title="Size guide" />
          <PanelLink to={href.shipping()} title="Shipping" />
        </p>
        <BuyBar
          price={`${isCard(product.family) ? 'From ' : ''}${formatPrice(price.totalMinor, currency)}`}
          detail={
            price.discountMinor > 0
              ? `${price.percentOff}% off for ${choice.quantity}`
              : `Ready in ${formatWorkingDays(days)}`
          }
          to={editor ? shopLinks.editorNew(editor, editorQuery) : shopLinks.cards(query)}
          onClick={openEditor}
        >
          {isCard(product.family) ? 'Choose a design' : 'Design it'}
        </BuyBar>
      </div>
      {photos === samplePhotos && <SampleCredits />}
    </main>
  );
}
