import { getGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ManagePage } from '../features/manage/manage-page.tsx';
import { WorkedForStudio } from '../shell/layouts/worked-for-studio.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { load } from '../shell/navigation/router-context.ts';

export const handle = {
  pageType: 'ManageGallery',
  title: (loaded) =>
    typeof loaded === 'object' && loaded !== null && 'title' in loaded && loaded.title !== ''
      ? String(loaded.title)
      : 'Untitled',
  isPrivate: true,
} satisfies PageHandle;

export function loader(args: LoaderFunctionArgs): Promise<Gallery> {
  return load(args, getGallery, { params: { galleryId: args.params['projectId'] ?? '' } });
}

export function Component() {
  const gallery = useLoaderData<Gallery>();
  return (
    <>
      <WorkedForStudio />
      <ManagePage key={gallery.galleryId} gallery={gallery} />
    </>
  );
}
