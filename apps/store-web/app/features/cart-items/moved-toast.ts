import type { CartStatus } from '@albumen/contract/endpoints/cart';
import { showToast } from '../../shell/toasts/toast-store.ts';

const places: Record<CartStatus, string> = {
  pending: 'is in your cart',
  saved: 'is saved for later',
  abandoned: 'is in recently deleted',
};

/** Says where an item went. It can be taken back for as long as the toast is there. */
export function showMoved(title: string, destination: CartStatus, undo: () => void): void {
  showToast(`“${title}” ${places[destination]}.`, { label: 'Undo', onPress: undo });
}
