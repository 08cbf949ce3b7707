import { addFavorite } from '@albumen/contract/endpoints/favorites';
import type { BrowserContext } from '@playwright/test';
import {
  attackPage,
  leavingVectors,
  openAttackSite,
  quietVectors,
  type AttackSite,
  type Vector,
} from '../../fixtures/attack-site.ts';
import { galleryOf, sharedGalleryOf } from '../../fixtures/gallery.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Attack {
  attackers: readonly string[];
  leaving: readonly Vector[];
}

async function attack(
  context: BrowserContext,
  targets: readonly string[],
  { attackers, leaving }: Attack,
): Promise<void> {
  for (const attacker of attackers) {
    const attempts = quietVectors.map(async (vector) => {
      const page = await context.newPage();
      await page.goto(attackPage(attacker, vector, targets));
      await page.waitForLoadState('networkidle');
      await page.close();
    });
    await Promise.all(attempts);
    for (const vector of leaving) {
      await Promise.all(targets.map((target) => follow(context, attacker, { vector, target })));
    }
  }
}

async function follow(
  context: BrowserContext,
  attacker: string,
  { vector, target }: { vector: Vector; target: string },
): Promise<void> {
  const page = await context.newPage();
  const arrived = context.waitForEvent('response', {
    // A form without fields asks with an empty query.
    predicate: (reply) => reply.url().replace(/\?$/, '') === target,
    timeout: 60_000,
  });
  const led = vector === 'windowOpen' ? page.waitForEvent('popup') : page;
  await page.goto(attackPage(attacker, vector, [target])).catch(() => undefined);
  if (vector !== 'metaRefresh') await page.locator('#go').click({ noWaitAfter: true });
  await arrived;
  // A browser may forget a close that meets the change to the page that arrives.
  await (await led).waitForURL(({ origin }) => origin === new URL(target).origin);
  await (await led).close();
  if (!page.isClosed()) await page.close();
}

for (const { title, chosen } of [
  {
    title: 'no other site can make a signed-in browser change anything',
    chosen: (site: AttackSite) => ({
      attackers: site.origins.slice(1),
      leaving: leavingVectors.slice(0, 1),
    }),
  },
  {
    title: 'neither can one on a port of the same host, in any way @long',
    chosen: (site: AttackSite) => ({ attackers: site.origins, leaving: leavingVectors }),
  },
]) {
  test(title, async ({ photographer, database }) => {
    test.setTimeout(600_000);
    const { context, origin, email, client, complaints } = photographer;
    complaints.expect(/./);
    const { galleryId, photoIds } = await sharedGalleryOf(photographer, { count: 2 });
    const unshared = await galleryOf(photographer, { count: 1 });
    const [photoId = '', otherPhotoId = ''] = photoIds;
    await client.call(addFavorite, { params: { photoId } });
    const targets = [
      `/gallery/delete/${galleryId}`,
      `/gallery/hero/${galleryId}/${otherPhotoId}`,
      `/gallery/share/${unshared.galleryId}`,
      `/gallery/sync/${galleryId}`,
      `/favorite/add/${otherPhotoId}`,
      `/favorite/remove/${photoId}`,
      '/user/delete?confirmed=true',
      `/user/email/reset/${encodeURIComponent(email)}`,
      '/marketingOptIn?choice=in',
      '/signout',
      '/upload-token',
    ].map((path) => origin + path);
    const before = await database.holdingsOf(email);
    const site = await openAttackSite();
    const requests = new Set<string>();
    context.on('request', (request) => requests.add(request.url()));

    await attack(context, targets, chosen(site));
    await site.close();

    for (const target of targets) expect(requests).toContain(target);
    expect(await database.holdingsOf(email)).toEqual(before);
    // The same browser's own pages may: the comparison would have seen it.
    await client.call(addFavorite, { params: { photoId: otherPhotoId } });
    expect(await database.holdingsOf(email)).not.toEqual(before);
  });
}
