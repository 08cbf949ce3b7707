import { useSearchParams } from 'react-router';
import { InvalidEditor } from '../features/editor/opening/invalid-editor.tsx';
import type { PageHandle } from '../shell/navigation/page-handle.ts';
import '../features/editor/editor.css';

export const handle = {
  pageType: 'Shop',
  title: 'This can’t be edited',
  isPrivate: true,
} satisfies PageHandle;

export function Component() {
  const [search] = useSearchParams();
  return <InvalidEditor reason={search.get('reason') ?? ''} />;
}
