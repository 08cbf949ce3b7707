import { helpSections } from '../features/static-pages/help-sections.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';

export const handle = { pageType: 'Static', title: 'Help' } satisfies PageHandle;

export function Component() {
  return (
    <StaticPage
      title="Help"
      lede="How galleries work, what may be uploaded, and what to do when something is refused."
      sections={helpSections}
    />
  );
}
