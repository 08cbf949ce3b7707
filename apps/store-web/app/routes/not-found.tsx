import { data } from 'react-router';
import type { PageHandle } from '../shell/navigation/page-handle.ts';

export const handle = {
  pageType: 'Static',
  title: 'There is no page here',
  isPrivate: true,
} satisfies PageHandle;

export function loader() {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}
