import { guestHelpSections, helpSections } from '../features/static-pages/help-sections.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { useStudio } from '../shell/viewer.ts';

export const handle = { pageType: 'Static', title: 'Help' } satisfies PageHandle;

export function Component() {
  return useStudio() === undefined ? (
    <StaticPage
      title="Help"
      lede="How galleries work, what may be uploaded, and what to do when something is refused."
      sections={helpSections}
    />
  ) : (
    <StaticPage
      title="Help"
      lede="Your favorites, downloads, prints and account, and what is kept of you."
      sections={guestHelpSections}
    />
  );
}
