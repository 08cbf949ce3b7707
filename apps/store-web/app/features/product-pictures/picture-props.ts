import type { OptionKey } from '@albumen/contract/catalog/families';
import type { ValueLook } from '@albumen/contract/catalog/product';
import type { ShownPhoto } from '../products/shown-photo.ts';

/** The values chosen, as far as they can be seen. */
export type Looks = Partial<Record<OptionKey, { id: string; look: ValueLook }>>;

/** What a family's picture is drawn from; lengths are inches. */
export interface PictureProps {
  /** The size of the trimmed product, turned as the photo is. */
  width: number;
  height: number;
  looks: Looks;
  photos: readonly ShownPhoto[];
  /** More than one: a set. */
  pieces: number;
  /** A torn edge. */
  isDeckled: boolean;
  ratio: number;
  isLarge: boolean;
}
