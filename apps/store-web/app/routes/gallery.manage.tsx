import { StubPage } from '../shell/stub-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';

export const handle = { pageType: 'ManageGallery', title: 'gallery.manage' } satisfies PageHandle;

export function Component() {
  return <StubPage name="gallery.manage" />;
}
