import { getCard, type CardReply } from '@albumen/contract/endpoints/cards';
import { getProduct } from '@albumen/contract/endpoints/catalog';
import type { Product } from '@albumen/contract/catalog/product';
import { getShopPhotos, type ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CardPage } from '../features/cards/card-page.tsx';
import { photosQueryOf, shopShouldRevalidate } from '../features/products/shop-query.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

interface Loaded {
  card: CardReply;
  products: Product[];
  shown: ShopPhotos;
}

export const handle = {
  pageType: 'Card',
  title: (loaded) => (isLoaded(loaded) ? loaded.card.design.name : 'Card'),
} satisfies PageHandle;

function isLoaded(loaded: unknown): loaded is Loaded {
  return typeof loaded === 'object' && loaded !== null && 'card' in loaded;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const designId = args.params['designId'] ?? '';
  const query = photosQueryOf(args.request.url);
  const [card, shown] = await Promise.all([
    load(args, getCard, { params: { designId }, query }),
    load(args, getShopPhotos, { query }),
  ]);
  const replies = await Promise.all(
    card.design.products.map(({ productId }) =>
      load(args, getProduct, { params: { productId }, query }),
    ),
  );
  return { card, shown, products: replies.map(({ product }) => product) };
}

export const shouldRevalidate = shopShouldRevalidate;

export function Component() {
  const loaded = useLoaderData<Loaded>();
  return <CardPage key={loaded.card.design.designId} {...loaded} />;
}
