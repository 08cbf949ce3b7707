import type { PageType } from '@albumen/contract/wire-names';

/** What a route module says about its page: `export const handle = { … } satisfies PageHandle`. */
export interface PageHandle {
  pageType: PageType;
  /** The title without the brand's name; a function gets the page's loader data. */
  title: string | ((loaderData: unknown) => string);
  /** Content of link previews; a function gets the page's loader data. */
  preview?: (loaderData: unknown) => PagePreview;
  /** Adds `noindex`. */
  isPrivate?: boolean;
}

export interface PagePreview {
  title: string;
  description?: string;
  /** Whose page it is; the lab's by default. */
  siteName?: string;
  /** Absolute address of a photo. */
  imageUrl?: string;
}

/** The reference in what a page's loader answered; of a page that failed there is none. */
export function referenceOf(loaded: unknown): string {
  if (typeof loaded !== 'object' || loaded === null || !('reference' in loaded)) return '';
  return String(loaded.reference);
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'pageType' in handle;
}
