import { StubPage } from '../shell/stub-page.tsx';
import type { PageHandle } from '../shell/page-handle.ts';

export const handle = { pageType: 'Account', title: 'account.verify' } satisfies PageHandle;

export function Component() {
  return <StubPage name="account.verify" />;
}
