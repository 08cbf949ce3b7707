import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

/** From the first photo on, over all that the tab shows. */
export async function startSlideshow(photos: PublicColumns | undefined): Promise<void> {
  const [first] = photos?.id ?? [];
  if (photos === undefined || first === undefined) return;
  const { slideshow } = await import('./open-slideshow.ts');
  await openOverlay('photoPreview', slideshow(photos, first));
}
