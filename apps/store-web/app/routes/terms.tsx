import { labBrandFacts } from '@albumen/contract/brands';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import { termsSections } from '../features/static-pages/terms-sections.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { useBrand } from '../shell/shell-context.tsx';

export const handle = { pageType: 'Static', title: 'Terms' } satisfies PageHandle;

export function Component() {
  const { name, supportEmail } = labBrandFacts[useBrand()];
  return (
    <StaticPage
      title="Terms"
      lede="What you and we can count on. Written to be read."
      sections={termsSections(name, supportEmail)}
      since="November 1, 2026"
    />
  );
}
