import type { Cut } from '../../../fixtures/cut-network.ts';
import type { SharedGallery } from '../../../fixtures/gallery.ts';
import type { Photographer } from '../../../fixtures/people.ts';

export interface Scene extends Photographer {
  gallery: SharedGallery;
}

export interface Step {
  /** What is being done when the network goes. */
  name: string;
  /** The calls that get no answer. */
  calls: RegExp;
  cuts: readonly Cut[];
  /** Part of `npm test` with this cut; the rest is for the long journeys. */
  short?: Cut;
  begin: (scene: Scene) => Promise<void>;
  act: (scene: Scene) => Promise<void>;
  /** What a person does once the network is back, where something is to be done. */
  again?: (scene: Scene) => Promise<void>;
  /** Nothing is lost, nothing is doubled. */
  holds: (scene: Scene) => Promise<void>;
}

export const both: readonly Cut[] = ['before', 'answer'];
