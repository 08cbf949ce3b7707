import { labBrandFacts } from '@albumen/contract/brands';
import { privacySections } from '../features/static-pages/privacy-sections.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { useBrand } from '../shell/shell-context.tsx';

export const handle = { pageType: 'Static', title: 'Privacy' } satisfies PageHandle;

export function Component() {
  const { supportEmail } = labBrandFacts[useBrand()];
  return (
    <StaticPage
      title="Privacy"
      lede="What we know about you, why, for how long, and how to end it."
      sections={privacySections(supportEmail)}
      since="November 1, 2026"
    />
  );
}
