import type { LabBrand } from '@albumen/contract/brands';
import type { Page } from '@playwright/test';
import type { Viewer } from '../../../e2e/pages/scene.ts';
import type { Cast } from './cast.ts';

/** A page on the way from a cart or a link to its money. */
export interface PayingScene {
  name: string;
  viewer: Viewer;
  /** Where the other brand has nothing like it. */
  only?: LabBrand;
  show: (page: Page, cast: Cast) => Promise<unknown>;
}
