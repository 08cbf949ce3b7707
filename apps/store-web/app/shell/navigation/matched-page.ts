import type { HydrationState } from 'react-router';
import { isPageHandle, type PageHandle, type PagePreview } from './page-handle.ts';
import { describeError } from '../errors/described-errors.ts';
import { errorTitle } from '../errors/error-title.ts';

interface Matched {
  matches: readonly { route: { id: string; handle?: unknown } }[];
  loaderData?: HydrationState['loaderData'];
  errors?: HydrationState['errors'];
}

export interface MatchedPage {
  handle: PageHandle;
  title: string;
  preview?: PagePreview | undefined;
}

const errorHandle = { pageType: 'Static', title: 'Error', isPrivate: true } satisfies PageHandle;

/** Title, page type and preview of what is shown: the innermost route that says so, or the error. */
export function pageOf({ matches, loaderData, errors }: Matched): MatchedPage {
  const error = Object.values(errors ?? {})[0];
  const match = matches.findLast(({ route }) => isPageHandle(route.handle));
  const handle = match?.route.handle;
  if (error !== undefined || !match || !isPageHandle(handle)) {
    return { handle: errorHandle, title: errorTitle(describeError(error).status) };
  }
  const loaded: unknown = loaderData?.[match.route.id];
  return {
    handle,
    title: typeof handle.title === 'string' ? handle.title : handle.title(loaded),
    preview: handle.preview?.(loaded),
  };
}
