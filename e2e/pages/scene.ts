import type { Page } from '@playwright/test';
import type { SharedGallery } from '../fixtures/gallery.ts';

/** Who looks: nobody signed in, the owner of the gallery, somebody who has just signed up. */
export type Viewer = 'visitor' | 'owner' | 'newcomer';

export interface Scene {
  name: string;
  viewer: Viewer;
  show: (page: Page, gallery: SharedGallery) => Promise<unknown>;
}
