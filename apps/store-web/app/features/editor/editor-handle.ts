import type { PageType } from '@albumen/contract/wire-names';
import type { PageHandle } from '../../shell/navigation/page-handle.ts';
import type { Opening } from './opening/opening.ts';

export function editorHandle(pageType: PageType) {
  return {
    pageType,
    title: (loaded) => (isOpening(loaded) ? `Edit ${loaded.start.product.name}` : 'Editor'),
    isPrivate: true,
  } satisfies PageHandle;
}

function isOpening(loaded: unknown): loaded is Opening {
  return typeof loaded === 'object' && loaded !== null && 'start' in loaded;
}
