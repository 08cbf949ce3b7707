import { listCards, type CardsReply } from '@albumen/contract/endpoints/cards';
import { getProduct, type ProductReply } from '@albumen/contract/endpoints/catalog';
import { getShopPhotos, type ShopPhotos } from '@albumen/contract/endpoints/shop-photos';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ProductPage } from '../features/shop/product-page.tsx';
import { photosQueryOf, shopShouldRevalidate } from '../features/products/shop-query.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

interface Loaded {
  reply: ProductReply;
  cards: CardsReply;
  shown: ShopPhotos;
}

export const handle = {
  pageType: 'Shop',
  title: (loaded) => (isLoaded(loaded) ? loaded.reply.product.name : 'Shop'),
} satisfies PageHandle;

function isLoaded(loaded: unknown): loaded is Loaded {
  return typeof loaded === 'object' && loaded !== null && 'reply' in loaded;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const productId = args.params['productId'] ?? '';
  const query = photosQueryOf(args.request.url);
  const [reply, cards, shown] = await Promise.all([
    load(args, getProduct, { params: { productId }, query }),
    load(args, listCards, { query }),
    load(args, getShopPhotos, { query }),
  ]);
  return { reply, cards, shown };
}

export const shouldRevalidate = shopShouldRevalidate;

export function Component() {
  const loaded = useLoaderData<Loaded>();
  return <ProductPage key={loaded.reply.product.id} {...loaded} />;
}
