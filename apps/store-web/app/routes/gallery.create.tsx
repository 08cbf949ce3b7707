import { listBrands, type Brand } from '@albumen/contract/endpoints/brands';
import { getGallery, startDraft, type Gallery } from '@albumen/contract/endpoints/galleries';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { CreateGallery } from '../features/create-gallery/create-gallery.tsx';
import { href } from '../paths.ts';
import { WorkedForStudio } from '../shell/layouts/worked-for-studio.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { apiOf, load } from '../shell/navigation/router-context.ts';

export const handle = { pageType: 'CreateGallery', title: 'New gallery' } satisfies PageHandle;

interface Loaded {
  galleryId: string;
  /** What has arrived in it: its page was reloaded during the upload. */
  photoCount: number;
  brands: Brand[];
}

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const { brands } = await load(args, listBrands);
  const begun = await begunGallery(args);
  if (begun?.state === 'active') throw redirect(href.galleryManage(begun.galleryId));
  if (begun !== undefined) {
    return { galleryId: begun.galleryId, photoCount: begun.photoCount, brands };
  }
  const { galleryId } = await load(args, startDraft);
  return { galleryId, photoCount: 0, brands };
}

/** The draft that a reload brings along in its address. */
async function begunGallery({
  request,
  context,
}: LoaderFunctionArgs): Promise<Gallery | undefined> {
  const galleryId = new URL(request.url).searchParams.get('gallery');
  if (galleryId === null) return undefined;
  const reply = await apiOf(context).call(getGallery, { params: { galleryId } });
  return reply.ok && reply.value.can.edit ? reply.value : undefined;
}

/** The draft is the upload's address while this page is open; reloading the data must not change it. */
export function shouldRevalidate() {
  return false;
}

export function Component() {
  const { galleryId, ...loaded } = useLoaderData<Loaded>();
  return (
    <>
      <WorkedForStudio />
      <CreateGallery key={galleryId} galleryId={galleryId} {...loaded} />
    </>
  );
}
