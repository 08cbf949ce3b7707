import { photosLabel } from '@albumen/domain/photos/photos-label';
import { deletePhotos, restorePhotos } from '@albumen/contract/endpoints/photos';
import { useRefresh } from '../../../shell/navigation/use-refresh.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';
import { sayNotRestored } from './say-not-restored.ts';
import type { ManagedPhotos } from '../grid/use-managed-photos.ts';

/** Asks first, hides at once, can be taken back for ten seconds, and for thirty days from the bin. */
export function useDeletePhotos(photos: ManagedPhotos, onDeleted?: () => void) {
  const refresh = useRefresh();
  const undo = async (ids: readonly string[]) => {
    const reply = await call(restorePhotos, { body: { ids: [...ids] } });
    if (!reply.ok) return sayNotRestored(reply.problem.title, () => void undo(ids));
    photos.reload();
    await refresh();
  };
  const remove = async (ids: readonly string[]) => {
    photos.hide(new Set(ids));
    const reply = await call(deletePhotos, { body: { ids: [...ids] } });
    if (!reply.ok) photos.hide(new Set());
    photos.reload();
    if (!reply.ok) {
      await openOverlay('error', { title: 'Nothing was deleted', message: reply.problem.title });
      return;
    }
    onDeleted?.();
    void refresh();
    const count = reply.value.deleted;
    const text = `${photosLabel(count)} ${count === 1 ? 'is' : 'are'} in the bin.`;
    showToast(text, { label: 'Undo', onPress: () => void undo(ids) });
  };
  return (ids: readonly string[]) => {
    const name = ids.length === 1 ? 'deletePhoto' : 'deletePhotos';
    void openOverlay(name, { count: ids.length, onDelete: () => void remove(ids) });
  };
}
