import { sizeSections } from '../features/static-pages/size-sections.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';

export const handle = { pageType: 'Static', title: 'Size guide' } satisfies PageHandle;

export function Component() {
  return (
    <StaticPage
      title="Size guide"
      lede="Which photo is enough for which print, and what of it is seen."
      sections={sizeSections}
    />
  );
}
