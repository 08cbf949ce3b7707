import { href } from '../paths.ts';
import { useStudio, useViewer } from './viewer.ts';

/** Whether somebody's guest is looking who has no galleries: an account's own, or no account at all. */
export function useIsGuest(): boolean {
  const studio = useStudio();
  const account = useViewer()?.account;
  return studio !== undefined && (account == null || studio.isOnlyGuest);
}

/** Where one goes on: as was asked, else a guest to the photos that she came from. */
export function useReturnTo(asked: string): string {
  const isGuest = useIsGuest();
  const gallery = useStudio()?.gallery;
  return asked === '' && isGuest && gallery ? href.gallery(gallery.shareId) : asked;
}
