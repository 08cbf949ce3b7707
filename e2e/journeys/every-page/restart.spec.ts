import { sharedGalleryOf } from '../../fixtures/gallery.ts';
import { openOwnStore } from '../../fixtures/own-store.ts';
import { processesOf } from '../../fixtures/processes.ts';
import { expect, test } from '../../fixtures/test.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

/** The pages wait for a killed process's successor, which a busy machine takes its time to start. */
const patiently = expect.configure({ timeout: 60_000 });

/* Its own store: a killed process would cut off the other tests. */
test('a killed web process is not noticed by the pages that are open', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(400_000);
  const own = await openOwnStore({ browser, playwright });
  const { store, people } = own;
  try {
    const owner = await people.photographer();
    const { managePath, link } = await sharedGalleryOf(owner, { count: 4 });
    const guest = await people.visitor();
    await open(guest.page, link);
    await open(owner.page, managePath);
    const manage = managePage(owner.page);
    await manage.tiles.first().waitFor();
    const killed: number[] = [];
    const kill = async () => {
      // Those of the last kill have their successors first.
      await patiently.poll(() => processesOf(store.pid, 'web')).toHaveLength(2);
      const pids = await processesOf(store.pid, 'web');
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      killed.push(...pids);
    };

    await kill();
    await manage.title.fill('After the storm');
    await manage.title.press('Enter');
    const gallery = galleryPage(guest.page);
    await gallery.favorite(1).click();
    await patiently(owner.page).toHaveTitle(/^After the storm/);
    await patiently(gallery.favoritesTab).toHaveAccessibleName('Favorites 1');

    await kill();
    await gallery.open(2).click();
    const preview = photoPreview(guest.page);
    await patiently(
      preview.dialog.getByRole('img', { name: 'Photo 2', exact: true }),
    ).toBeVisible();
    await owner.page.getByRole('banner').getByRole('link', { name: 'Galleries' }).first().click();
    await patiently(owner.page.getByRole('link', { name: 'After the storm' })).toBeVisible();
    await guest.page.reload();
    await patiently(guest.page.getByRole('heading', { name: 'After the storm' })).toBeVisible();
    expect(new Set(killed).size).toBe(killed.length);
    for (const { complaints } of people.all()) expect(complaints.unexpected()).toEqual([]);
  } finally {
    await own.close();
  }
});
