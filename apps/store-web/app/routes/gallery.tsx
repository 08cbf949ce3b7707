import { photosLabel } from '@albumen/domain/photos/photos-label';
import { coverCropUrl } from '@albumen/contract/covers';
import {
  enterPin,
  getSharedGallery,
  type SharedGallery,
} from '@albumen/contract/endpoints/shared-galleries';
import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { GalleryPage } from '../features/gallery/gallery-page.tsx';
import { href } from '../paths.ts';
import { readForm, refusedWith } from '../shell/forms/form-outcome.ts';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { apiOf } from '../shell/navigation/router-context.ts';
import { splitOff } from '../shell/split-off.tsx';

const PinPage = splitOff('app/features/gallery/pin-page.tsx', async () => {
  const loaded = await import('../features/gallery/pin-page.tsx');
  return loaded.PinPage;
});

const ExpiredPage = splitOff('app/features/gallery/expired-page.tsx', async () => {
  const loaded = await import('../features/gallery/expired-page.tsx');
  return loaded.ExpiredPage;
});

type Loaded =
  | { is: 'open'; gallery: SharedGallery; publicUrl: string }
  | { is: 'locked' }
  | { is: 'expired' };

export const handle = {
  pageType: 'Gallery',
  title: (loaded) => (isOpen(loaded) ? loaded.gallery.title : 'Gallery'),
  // Only the server writes a page's head for whoever draws a preview of the link.
  ...(import.meta.env.SSR && { preview: (loaded: unknown) => previewOf(loaded) }),
  isPrivate: true,
} satisfies PageHandle;

function isOpen(loaded: unknown): loaded is Extract<Loaded, { is: 'open' }> {
  return typeof loaded === 'object' && loaded !== null && 'is' in loaded && loaded.is === 'open';
}

function previewOf(loaded: unknown) {
  if (!isOpen(loaded)) return { title: 'A gallery' };
  const { title, businessName, photoCount, hero } = loaded.gallery;
  const count = photoCount === 0 ? 'A gallery' : photosLabel(photoCount);
  return {
    title,
    description: businessName === '' ? count : `${count} by ${businessName}`,
    ...(businessName !== '' && { siteName: businessName }),
    ...(hero !== null && {
      imageUrl: new URL(coverCropUrl(hero), loaded.publicUrl).href,
    }),
  };
}

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Loaded> {
  const shareId = params['resourceId'] ?? '';
  const { call, publicConfig } = apiOf(context);
  const reply = await call(getSharedGallery, { params: { shareId } });
  if (reply.ok) return { is: 'open', gallery: reply.value, publicUrl: publicConfig.publicUrl };
  if (reply.problem.code === 'pinRequired') return { is: 'locked' };
  if (reply.problem.code === 'galleryExpired') return { is: 'expired' };
  throw data(reply.problem, { status: reply.problem.status });
}

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const sent = await readForm(request);
  const shareId = params['resourceId'] ?? '';
  const body = { pin: sent.values['pin'] ?? '' };
  const reply = await apiOf(context).call(enterPin, { params: { shareId }, body });
  // What a link asked for beside the gallery is still wanted behind its PIN.
  const asked = url.search + url.hash;
  return reply.ok ? redirect(href.gallery(shareId) + asked) : refusedWith(sent, reply.problem);
}

/* Walking through the photos changes the address only; the gallery behind stays as it is. */
export { revalidateBetweenPages as shouldRevalidate } from '../shell/navigation/revalidation.ts';

export function Component() {
  const loaded = useLoaderData<Loaded>();
  if (loaded.is === 'locked') return <PinPage />;
  if (loaded.is === 'expired') return <ExpiredPage />;
  return <GalleryPage key={loaded.gallery.shareId} gallery={loaded.gallery} />;
}
