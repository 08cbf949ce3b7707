import { favoritesLabel, photosLabel } from '@albumen/domain/photos/photos-label';
import type { CardsReply } from '@albumen/contract/endpoints/cards';
import type { CatalogReply, ProductSummary } from '@albumen/contract/endpoints/catalog';
import type { ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { buttonClass } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { Fragment, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { shopLinks, type ShopQuery } from '../../shop-links.ts';
import { FilterChip } from '../../shell/filter-chip.tsx';
import { Link } from '../../shell/navigation/link.tsx';
import { useBrand } from '../../shell/shell-context.tsx';
import { departmentsOf, listTags, type ShownDepartment } from './departments.ts';
import { photosToShow } from '../products/photos-to-show.ts';
import { ProductTile } from './product-tile.tsx';
import { SampleCredits } from '../products/sample-credits.tsx';
import { samplePhotos } from '../products/sample-photos.ts';
import { scrollSoftly } from '../products/scroll-softly.ts';
import { shopQueryOf } from '../products/shop-query.ts';
import type { ShownPhoto } from '../products/shown-photo.ts';
import { TagMenu } from './tag-menu.tsx';
import './shop.css';

export interface ShopPageProps {
  catalog: CatalogReply;
  cards: CardsReply;
  shown: ShopPhotos;
}

const titles = {
  halide: ['Photographs, made to be held.'],
  cyan: ['Print it.', 'Hang it.', 'Send it.'],
};

export function ShopPage({ catalog, cards, shown }: ShopPageProps) {
  const [search] = useSearchParams();
  const brand = useBrand();
  const query = shopQueryOf(search);
  const tags = listTags(catalog.products);
  const tag = tags.find((each) => each === search.get('for'));
  const photos = photosToShow(shown, samplePhotos);
  const departments = departmentsOf(catalog, tag);
  return (
    <main id="main" className="shop" tabIndex={-1}>
      <header className="shop__head">
        <h1 className="title-xl">
          {titles[brand].map((sentence, place) => (
            <Fragment key={sentence}>
              {place > 0 && ' '}
              <span className="shop__sentence">{sentence}</span>
            </Fragment>
          ))}
        </h1>
        <ShownWith shown={shown} query={query} />
      </header>
      <ShopBar
        departments={departments}
        tags={tags}
        tag={tag}
        query={query}
        count={countOf(departments)}
      />
      {departments.length === 0 && (
        <EmptyState
          title="There is no such product yet"
          action={
            <Link className={buttonClass({})} to={shopLinks.shop(query)}>
              Show everything
            </Link>
          }
        />
      )}
      {departments.map((department, place) => (
        <Department
          key={department.id}
          department={department}
          photos={photos}
          query={query}
          cards={cards}
          currency={catalog.currency}
          firstPhoto={place}
        />
      ))}
      {photos === samplePhotos && <SampleCredits />}
    </main>
  );
}

function countOf(departments: readonly ShownDepartment[]): number {
  return departments.reduce((sum, { products }) => sum + products.length, 0);
}

function ShownWith({ shown, query }: { shown: ShopPhotos; query: ShopQuery }) {
  const { gallery, favoriteCount } = shown;
  if (gallery === null) {
    return <p className="text-lg text-muted">Prints, frames, albums and cards from your photos.</p>;
  }
  const chosen = query['photo']?.split(',').length ?? 0;
  const isBuyingAll = query['photos'] === 'favorites' && favoriteCount > 0;
  return (
    <p className="text-lg text-muted">
      {isBuyingAll
        ? `Choose what becomes of your ${favoriteCount === 1 ? 'favorite' : favoritesLabel(favoriteCount)} from ${gallery.title}.`
        : query['photo'] === undefined
          ? `Shown with your photos from ${gallery.title}.`
          : chosen > 1
            ? `Choose what becomes of the ${photosLabel(chosen)} you chose from ${gallery.title}.`
            : `Shown with the photo you chose from ${gallery.title}.`}
    </p>
  );
}

interface ShopBarProps {
  departments: readonly ShownDepartment[];
  tags: readonly string[];
  tag: string | undefined;
  query: ShopQuery;
  count: number;
}

/** Where to, and for what; stays in view. */
function ShopBar({ departments, tags, tag, query, count }: ShopBarProps) {
  const { hash } = useLocation();
  useEffect(() => (hash === '' ? undefined : scrollSoftly(hash.slice(1), 'category')), [hash]);
  const filtered = { ...query, for: tag };
  return (
    <div className="shop-bar">
      <nav className="shop-bar__departments" aria-label="Departments">
        {departments.map(({ id, title }) => (
          <Link
            key={id}
            to={shopLinks.shop(filtered, id)}
            preventScrollReset
            onClick={() => void (hash === `#${id}` && scrollSoftly(id, 'category'))}
          >
            {title}
          </Link>
        ))}
        <Link to={shopLinks.cards(query)}>Card designs</Link>
      </nav>
      <div className="shop-bar__filter">
        <TagMenu tags={tags} tag={tag} query={query} />
        {tag !== undefined && <FilterChip to={shopLinks.shop(query)}>{tag}</FilterChip>}
        <output className="shop-bar__count text-sm text-muted">
          {count === 1 ? '1 product' : `${count} products`}
        </output>
      </div>
    </div>
  );
}

interface DepartmentProps {
  department: ShownDepartment;
  currency: string;
  photos: readonly ShownPhoto[];
  cards: CardsReply;
  query: ShopQuery;
  firstPhoto: number;
}

function Department(props: DepartmentProps) {
  const { department, currency, photos, cards, query, firstPhoto } = props;
  const { id, title, lede, products } = department;
  return (
    <section id={id} className="shop-department" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header className="shop-department__head">
        <h2 className="title-lg" id={`${id}-title`}>
          {title}
        </h2>
        <p className="text-muted">{lede}</p>
        {id === 'press' && (
          <Link to={shopLinks.cards(query)}>See all {cards.designs.length} card designs</Link>
        )}
      </header>
      <ul className="shop-grid plain-list" data-count={products.length}>
        {products.map((product, place) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              currency={currency}
              query={query}
              designs={cards.designs}
              photos={photosForTile(photos, query, { firstPhoto, place, product })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TilePlace {
  firstPhoto: number;
  place: number;
  product: ProductSummary;
}

/** Each product shows another photo, unless one was picked to be bought. */
function photosForTile(
  photos: readonly ShownPhoto[],
  query: ShopQuery,
  { firstPhoto, place }: TilePlace,
): readonly ShownPhoto[] {
  if (query['photo'] !== undefined || photos.length === 0) return photos;
  const first = (firstPhoto + place) % photos.length;
  return [...photos.slice(first), ...photos.slice(0, first)];
}
