import { cutNetwork } from '../../fixtures/cut-network.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { test } from '../../fixtures/test.ts';
import { buyingSteps } from './cut-steps/buying-steps.ts';
import { checkoutSteps } from './cut-steps/checkout-steps.ts';
import { lookingSteps } from './cut-steps/looking-steps.ts';
import { managingSteps } from './cut-steps/managing-steps.ts';
import type { Scene } from './cut-steps/step.ts';

const steps = [...lookingSteps, ...buyingSteps, ...checkoutSteps, ...managingSteps];

const anything = /Failed to load resource|ERR_|Failed to fetch|dynamically imported/;

for (const step of steps) {
  for (const cut of step.cuts) {
    const when = cut === 'before' ? 'the network goes' : 'its answer is lost';
    const tag = step.short === cut ? '' : ' @long';
    test(`${step.name} is neither lost nor doubled when ${when}${tag}`, async ({
      photographer,
    }) => {
      photographer.complaints.expect(anything);
      const gallery = await sharedGalleryOf(photographer, { count: 2 });
      const scene: Scene = { ...photographer, gallery };
      await step.begin(scene);
      const network = await cutNetwork(scene.page, step.calls, cut);
      await step.act(scene);
      await network.met;
      await network.mend();
      await step.again?.(scene);
      await step.holds(scene);
    });
  }
}
