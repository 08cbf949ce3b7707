import { shippingSections } from '../features/static-pages/shipping-sections.tsx';
import { StaticPage } from '../features/static-pages/static-page.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import { useIsGuest } from '../shell/use-guest.ts';
import { useBrand } from '../shell/shell-context.tsx';

export const handle = { pageType: 'Static', title: 'Shipping' } satisfies PageHandle;

export function Component() {
  return (
    <StaticPage
      title="Shipping"
      lede="What it costs, how long it takes, and where it goes."
      sections={shippingSections(useBrand(), useIsGuest())}
    />
  );
}
