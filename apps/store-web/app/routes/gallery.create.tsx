import { getBrand, type Brand } from '@albumen/contract/endpoints/brands';
import { startDraft } from '@albumen/contract/endpoints/galleries';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CreateGallery } from '../features/create-gallery/create-gallery.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

export const handle = { pageType: 'CreateGallery', title: 'New gallery' } satisfies PageHandle;

interface Loaded {
  galleryId: string;
  brand: Brand;
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const brand = await load(args, getBrand);
  const { galleryId } = await load(args, startDraft);
  return { galleryId, brand };
}

/** The draft is the upload's address while this page is open; reloading the data must not change it. */
export function shouldRevalidate() {
  return false;
}

export function Component() {
  const { galleryId, brand } = useLoaderData<Loaded>();
  return <CreateGallery key={galleryId} galleryId={galleryId} brand={brand} />;
}
