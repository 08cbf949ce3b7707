import * as endpoints from '@albumen/contract/endpoints/cart';
import type { CartChanged, CartItem, CartStatus } from '@albumen/contract/endpoints/cart';
import { syncEditorPhotos } from '@albumen/contract/endpoints/editor';
import { cartIssue } from '@albumen/contract/cart-messages';
import { useNavigate } from 'react-router';
import { href } from '../../paths.ts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';
import { settleQuantities } from '../cart-items/late-quantity.ts';
import { newKeyHeader } from '../payment/idempotency-key.ts';
import { showMoved } from '../cart-items/moved-toast.ts';
import type { CartState } from './use-cart.ts';

export type CartActions = ReturnType<typeof useCartActions>;

/** Everything that can be done with the items of a cart. */
export function useCartActions(state: CartState) {
  return { ...useMoves(state), ...useItemActions(state), ...useClearing(state) };
}

function useMoves({ act }: CartState) {
  const send = (itemId: string, destinationStatus: CartStatus) =>
    call(endpoints.moveItem, { params: { itemId, destinationStatus } });
  const move = async (item: CartItem, destination: CartStatus) => {
    const { itemId, status, itemName } = item;
    const deed = destination === 'abandoned' ? 'deleting this item' : 'moving this item';
    const moved = await act({ deed, itemId, send: () => send(itemId, destination) });
    if (moved === undefined) return;
    showMoved(itemName, destination, () => {
      void act({ deed: 'moving this item', itemId, send: () => send(itemId, status) });
    });
  };
  return { move };
}

function useItemActions({ act }: CartState) {
  const navigate = useNavigate();
  return {
    changeQuantity: ({ itemId }: CartItem, quantity: number, isLast: boolean) => {
      const params = { itemId, quantity: String(quantity) };
      const send = () => call(endpoints.updateQuantity, { params, outlivesPage: isLast });
      return act({ deed: 'updating the quantity', itemId, send, isLast });
    },
    duplicate: async ({ itemId, itemName }: CartItem) => {
      const once = newKeyHeader();
      const send = () => call(endpoints.duplicateItem, { params: { itemId }, headers: once });
      const done = await act({ deed: 'duplicating the item', itemId, send });
      if (done !== undefined)
        showToast(`“${itemName}” is there twice now, each with its own design.`);
    },
    acceptSoft: ({ itemId, documentVersion }: CartItem) =>
      act({
        deed: 'moving this item',
        itemId,
        isExplained: true,
        send: () =>
          call(endpoints.acceptSoftItem, { params: { itemId }, body: { documentVersion } }),
      }),
    /** The editor opens on photos that are there: what is gone is known before. */
    edit: async ({ itemId, designSpaceId }: CartItem) => {
      if (!(await settleQuantities())) return undefined;
      const synced = await call(syncEditorPhotos, { params: { designSpaceId } });
      if (!synced.ok) {
        return openOverlay('error', { message: cartIssue('loading the item') });
      }
      return navigate(href.itemEdit(itemId));
    },
    removeForGood: ({ itemId, itemName }: CartItem) => {
      const send = () => call(endpoints.removeItemPermanently, { params: { itemId } });
      const onDelete = () => void act({ deed: 'deleting this item', itemId, send });
      void openOverlay('deleteItem', { itemName, onDelete });
    },
  };
}

interface Clearing {
  title: string;
  /** What is safe, or that nothing is. */
  text: string;
  confirm: string;
  send: () => ReturnType<typeof call<{ reply: CartChanged }>>;
}

function useClearing({ cart, act }: CartState) {
  const cartId = cart.cartId ?? '';
  const ask = ({ send, ...texts }: Clearing) => {
    const onDelete = () => void act({ deed: 'deleting items', send });
    void openOverlay('deleteAllItems', { ...texts, onDelete });
  };
  const kept = 'They wait in recently deleted until you bring them back.';
  return {
    clear: (status: 'pending' | 'saved') =>
      ask({
        title: status === 'pending' ? 'Delete all items in your cart' : 'Delete all saved items',
        text: kept,
        confirm: 'Delete all items',
        send: () =>
          status === 'pending'
            ? call(endpoints.clearCart, { params: { cartId } })
            : call(endpoints.clearItems, { params: { cartId, status } }),
      }),
    clearProject: (status: CartStatus, projectTitle: string) =>
      ask({
        title: `Delete all items of “${projectTitle}”`,
        text: status === 'abandoned' ? 'They are removed for good.' : kept,
        confirm: 'Delete these items',
        send: () =>
          call(endpoints.removeItemsByProjectTitle, {
            params: { status },
            query: { projectTitle },
          }),
      }),
    empty: () =>
      ask({
        title: 'Empty recently deleted',
        text: 'The items and their designs are removed for good. Your photos and orders stay.',
        confirm: 'Remove all for good',
        send: () => call(endpoints.clearItems, { params: { cartId, status: 'abandoned' } }),
      }),
    clearOld: () =>
      ask({
        title: 'Remove items older than 90 days',
        text: 'They and their designs are removed for good. Your photos and orders stay.',
        confirm: 'Remove them for good',
        send: () => call(endpoints.clearOldItems, { params: { cartId } }),
      }),
  };
}
