import { StubPage } from '../shell/stub-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';

export const handle = { pageType: 'Gallery', title: 'gallery' } satisfies PageHandle;

export function Component() {
  return <StubPage name="gallery" />;
}
