import { getCatalog, type CatalogReply } from '@albumen/contract/endpoints/catalog';
import { listCards, type CardsReply } from '@albumen/contract/endpoints/cards';
import { getShopPhotos, type ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ShopPage } from '../features/shop/shop-page.tsx';
import { photosQueryOf, shopShouldRevalidate } from '../features/products/shop-query.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Shop',
  title: 'Shop',
  preview: () => ({
    title: 'Shop',
    description: 'Prints, frames, canvas, metal, albums and cards from your photos.',
  }),
} satisfies PageHandle;

interface Loaded {
  catalog: CatalogReply;
  cards: CardsReply;
  shown: ShopPhotos;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const query = photosQueryOf(args.request.url);
  const [catalog, cards, shown] = await Promise.all([
    load(args, getCatalog, { query }),
    load(args, listCards, { query }),
    load(args, getShopPhotos, { query }),
  ]);
  return { catalog, cards, shown };
}

export const shouldRevalidate = shopShouldRevalidate;

export function Component() {
  return <ShopPage {...useLoaderData<Loaded>()} />;
}
