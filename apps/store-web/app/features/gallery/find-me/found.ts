import type { FaceSearch, FoundPhotos } from '@albumen/contract/endpoints/find-me';
import type { PublicColumns } from '@albumen/contract/endpoints/photos';
import type { ReactNode } from 'react';
import type { Photo } from '../../photos/photo-list.ts';

/** What Find me hands to the page that shows it: photos of the guest, and how she was found. */
export interface Found {
  shareId: string;
  asked: FaceSearch;
  /** The surest first. */
  matches: FoundPhotos['photos'];
  /** Comes along with Find me, so that no other guest loads it. */
  pick: (columns: PublicColumns, matches: FoundPhotos['photos']) => PublicColumns;
  renderOver: (photo: Photo, found: FoundState) => ReactNode;
}

export interface FoundState {
  found: Found | undefined;
  setFound: (found: Found | undefined) => void;
}
