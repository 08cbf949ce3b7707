import type { DesignSpace, EditorStart } from '@albumen/contract/endpoints/editor';

/** What an editor's page opens with; photos, fonts and card designs are fetched beside it. */
export interface Opening {
  start: EditorStart;
  /** A gallery, or `none`. */
  projectId: string;
  /** The design that is there already. */
  space: DesignSpace | null;
  /** The cart item that is edited. */
  item: { itemId: string } | null;
  /** The placed order that the design is of: it is saved for it, never bought once more. */
  order: { resourceId: string } | null;
  /** The quantity as the address or the cart has it. */
  quantity: number;
  /** Photos to begin with, in their order. */
  photoIds: readonly string[];
  isFromFavorites: boolean;
}
