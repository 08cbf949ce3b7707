import type { MouseEvent } from 'react';
import { dismissToast, showToast } from '../../../shell/toasts/toast-store.ts';
import type { Photo } from '../../photos/photo-list.ts';
import type { Found, FoundState } from './found.ts';
import { search } from './search.ts';

/** Over a photo that was found: it shows somebody else. */
export function renderNotMe(photo: Photo, state: FoundState) {
  const { found } = state;
  const match = found?.matches.find(({ photoId }) => photoId === photo.id);
  if (found === undefined || match === undefined) return null;
  const press = (event: MouseEvent<HTMLElement>) => {
    focusNext(event.currentTarget);
    void refuse(match.faceId, { ...state, found });
  };
  return (
    <button type="button" className="not-me" onClick={press}>
      Not me
    </button>
  );
}

/** The photo leaves at once; faces that are like the refused one follow it. */
async function refuse(
  faceId: string,
  { found, setFound }: FoundState & { found: Found },
): Promise<void> {
  const asked = { ...found.asked, notMe: [...found.asked.notMe, faceId] };
  const matches = found.matches.filter((match) => match.faceId !== faceId);
  let isUndone = false;
  const toast = showToast('One photo less. Others like it are left out, too.', {
    label: 'Undo',
    onPress() {
      isUndone = true;
      setFound(found);
    },
  });
  const left = { ...found, asked, matches };
  setFound(left);
  const outcome = await search(left);
  if (isUndone) return;
  if (outcome.is === 'found') return setFound(outcome.found);
  dismissToast(toast);
  showToast(`That photo is left out. ${outcome.message}`);
}

/** The keyboard goes on at the photo that comes next. */
function focusNext(button: HTMLElement): void {
  const tile = button.closest('li');
  const next = tile?.nextElementSibling ?? tile?.previousElementSibling;
  next?.querySelector<HTMLElement>('.not-me')?.focus();
}
