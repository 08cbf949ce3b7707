import { consentToCookies } from '@albumen/contract/endpoints/accounts';
import { register } from '../../client/accounts.ts';
import { axeFaultsInBothSchemes } from '@albumen/test-kit/axe';
import { axeLook } from '../../fixtures/axe.ts';
import { cutOffParts } from '../../fixtures/cut-off.ts';
import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { movingParts } from '../../fixtures/moving-parts.ts';
import type { People } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { overlayScenes } from '../../pages/every-overlay.ts';
import { galleryPage } from '../../pages/gallery-page.ts';
import { pageScenes } from '../../pages/every-page.ts';
import type { Viewer } from '../../pages/scene.ts';
import { open } from '../../pages/hydrated.ts';

async function openViewers(people: People, labBrand: 'halide' | 'cyan') {
  const owner = await people.photographer({ labBrand, ...axeLook });
  const visitor = await people.visitor({ labBrand, ...axeLook });
  const newcomer = await people.photographer({ labBrand, ...axeLook });
  const gallery = await sharedGalleryOf(owner, { count: 6 });
  const viewers = { owner, visitor, newcomer } satisfies Record<Viewer, object>;
  for (const { complaints } of Object.values(viewers)) complaints.expect(/status of (401|404|422)/);
  return { viewers, gallery };
}

/** Where the brands differ by more than colors and type, which a test of the themes keeps. */
const ownOfCyan = new Set(['home', 'create-account', 'shop-print', 'cart', 'checkout', 'pay']);

for (const [labBrand, what, scenes, tag] of [
  ['halide', 'any page', pageScenes, ''],
  ['halide', 'any overlay', overlayScenes, ''],
  ['cyan', 'what is its own', pageScenes.filter(({ name }) => ownOfCyan.has(name)), ''],
  ['cyan', 'any page', pageScenes, ' @long'],
  ['cyan', 'any overlay', overlayScenes, ' @long'],
] as const) {
  test(`axe finds nothing on ${what} of ${labBrand}, light and dark, nothing moves or is cut off${tag}`, async ({
    people,
  }) => {
    test.setTimeout(400_000);
    const { viewers, gallery } = await openViewers(people, labBrand);
    const found: string[] = [];
    for (const { name, viewer, show } of scenes) {
      const { page } = viewers[viewer];
      await show(page, gallery);
      // These viewers asked for no motion, too.
      const faults = [
        ...(await axeFaultsInBothSchemes(page)),
        ...(await movingParts(page)),
        ...(await cutOffParts(page)),
      ];
      for (const fault of faults) found.push(`${name}: ${fault}`);
    }
    expect(found).toEqual([]);
  });
}

test('axe finds nothing in the overlays that come by themselves', async ({
  people,
  mailbox,
  publicGallery,
}) => {
  const stranger = await people.visitor({ isAskedForConsent: true, ...axeLook });
  const { link } = await publicGallery();
  await open(stranger.page, link);
  await galleryPage(stranger.page).keepFavorite(1);
  await stranger.page.getByRole('region', { name: 'Cookie for favorites' }).waitFor();
  expect(await axeFaultsInBothSchemes(stranger.page)).toEqual([]);

  await stranger.client.call(consentToCookies);
  const { email } = await register(stranger.client);
  const gallery = await stranger.page.context().newPage();
  await open(gallery, await mailbox.link(email, 'verifyAccount'));
  await gallery.getByRole('button', { name: 'Confirm email' }).click();
  await gallery.getByRole('dialog', { name: /^Welcome to/ }).waitFor();
  expect(await axeFaultsInBothSchemes(gallery)).toEqual([]);
});
