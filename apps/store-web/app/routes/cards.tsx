import { listCards, type CardsReply } from '@albumen/contract/endpoints/cards';
import { getShopPhotos, type ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CardsPage } from '../features/cards/cards-page.tsx';
import { photosQueryOf, shopShouldRevalidate } from '../features/products/shop-query.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'Card',
  title: 'Cards',
  preview: () => ({
    title: 'Cards',
    description: 'Card designs with foil, six shapes and room for your photos.',
  }),
} satisfies PageHandle;

interface Loaded {
  cards: CardsReply;
  shown: ShopPhotos;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const query = photosQueryOf(args.request.url);
  const [cards, shown] = await Promise.all([
    load(args, listCards, { query }),
    load(args, getShopPhotos, { query }),
  ]);
  return { cards, shown };
}

export const shouldRevalidate = shopShouldRevalidate;

export function Component() {
  return <CardsPage {...useLoaderData<Loaded>()} />;
}
