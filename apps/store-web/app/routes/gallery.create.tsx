import { StubPage } from '../shell/stub-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';

export const handle = { pageType: 'CreateGallery', title: 'gallery.create' } satisfies PageHandle;

export function Component() {
  return <StubPage name="gallery.create" />;
}
