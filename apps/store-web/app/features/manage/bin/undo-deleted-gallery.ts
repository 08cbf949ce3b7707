import { restoreGallery, type Gallery } from '@albumen/contract/endpoints/galleries';
import { call } from '../../../shell/api/browser-api.ts';
import { showToast } from '../../../shell/toasts/toast-store.ts';

/** Ten seconds to take it back right there; thirty days in the bin. */
export function undoDeletedGallery({ galleryId, title }: Gallery, onRestored: () => void): void {
  showToast(`“${title || 'Untitled'}” is in the bin.`, {
    label: 'Undo',
    onPress: () =>
      void call(restoreGallery, { params: { galleryId } }).then((reply) => {
        if (reply.ok) onRestored();
      }),
  });
}
