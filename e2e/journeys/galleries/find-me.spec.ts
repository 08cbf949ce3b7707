import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editGallerySettings } from '@albumen/contract/endpoints/galleries';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFaultsInBothBrands, axeLook } from '../../fixtures/axe.ts';
import { cutNetwork } from '../../fixtures/cut-network.ts';
import { downloadAfter, isJpeg, unzip } from '../../fixtures/downloads.ts';
import { lookIntoBackup } from '../../fixtures/made-backup.ts';
import { pressAt, tabTo } from '../../fixtures/keyboard.ts';
import { oddPictures } from '../../fixtures/odd-pictures.ts';
import { crowd, partyPhotos, selfieOf } from '../../fixtures/party.ts';
import { expect } from '../../fixtures/test.ts';
import { findMeGallery, test } from '../../fixtures/party-store.ts';
import { phone } from '../../fixtures/touch.ts';
import { findMePage, jpegFile, searchesOf } from '../../pages/find-me-page.ts';
import { galleryPage, photoPreview } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

/* One store for all, whose gallery the later ones change. */
test.describe.configure({ mode: 'default' });

/** A phone's processor, and three journeys beside it. */
const patiently = expect.configure({ timeout: 90_000 });

test('what is no selfie is said kindly, nothing is sent, and the next picture works @long', async ({
  party,
}) => {
  test.setTimeout(400_000);
  const { page, complaints } = await party.people.visitor(axeLook);
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const sent = searchesOf(page);
  await open(page, party.link);
  const findMe = findMePage(page);
  await findMe.tab.click();
  await findMe.title.waitFor();
  expect(await axeFaultsInBothBrands(page)).toEqual([]);
  const large = join(tmpdir(), `albumen-large-${process.pid}.jpg`);
  for (const [picture, sentence] of await oddPictures(large)) {
    await findMe.choose(picture, 'Choose a photo of you');
    await patiently(findMe.problem).toHaveText(sentence);
  }
  await rm(large);
  expect(sent).toEqual([]);

  // Two faces in the picture: hers is the one on the left.
  await findMe.choose(jpegFile(await crowd({ columns: 2, rows: 1 })), 'Choose a photo of you');
  await patiently(findMe.faces).toHaveCount(2);
  expect(await axeFaultsInBothBrands(page)).toEqual([]);
  const cut = await cutNetwork(page, /\/find-me$/, 'before');
  await findMe.faces.first().press('Enter');
  await patiently(findMe.problem).toBeVisible();
  await cut.mend();
  // What was read of the picture is still there.
  await findMe.problem.getByRole('button', { name: 'Try again' }).press('Enter');
  await patiently(findMe.heading(3)).toBeFocused();
  expect(await axeFaultsInBothBrands(page)).toEqual([]);
});

test('a guest of Cyan finds herself by keyboard alone, a screen reader goes on where she is, and she buys @long', async ({
  party,
}) => {
  test.setTimeout(300_000);
  const cyan = { labBrand: 'cyan' } as const;
  const photos = await partyPhotos();
  const owner = await party.people.photographer(cyan);
  const { link, galleryId } = await findMeGallery(owner, photos.slice(0, 3));
  const { page } = await party.people.visitor(cyan);
  await open(page, link);
  const findMe = findMePage(page);
  await pressAt(page, findMe.tab);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressAt(page, findMe.button('Choose a photo of you')),
  ]);
  await chooser.setFiles(jpegFile(await crowd({ columns: 2, rows: 1 })));
  await patiently(page.getByText('Which face is yours?')).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: 'Face 1 of 2, on the left' }));
  await patiently(findMe.heading(3)).toBeFocused();
  await pressAt(page, findMe.button('Favorite all'));
  await patiently(galleryPage(page).favoritesTab).toHaveAccessibleName('Favorites 3');
  await pressAt(page, findMe.button('Hide me'), 'Space');
  const question = page.getByRole('dialog', { name: 'Hide me in this gallery' });
  await tabTo(page, question.getByRole('button', { name: 'Not now' }));
  await page.keyboard.press('Escape');
  await expect(findMe.button('Hide me')).toBeFocused();
  const notMe = page.getByRole('button', { name: 'Not me' });
  await pressAt(page, notMe.last());
  await expect(findMe.heading(2)).toBeVisible();
  await expect(notMe.last()).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: 'Undo' }));
  await expect(findMe.heading(3)).toBeVisible();
  await pressAt(page, page.getByRole('main').getByRole('link', { name: 'Buy' }));
  await expect(page).toHaveURL(/\/shop\?/);
  expect(new URL(page.url()).searchParams.get('photo')?.split(',')).toHaveLength(3);
  await page.goBack();
  await expect(findMe.heading(3)).toBeVisible();
  // The next ones look at all that the store holds.
  const body = { allowsFindMe: false };
  await owner.client.call(editGallerySettings, { params: { galleryId }, body });
});

test('a guest finds herself by a selfie, keeps and downloads her photos, and is hidden', async ({
  party,
}) => {
  test.setTimeout(300_000);
  const { page } = await party.people.visitor(phone);
  const sent = searchesOf(page);
  const bodies: number[] = [];
  page.on('request', (request) => bodies.push(request.postDataBuffer()?.length ?? 0));
  await open(page, party.link);
  const findMe = findMePage(page);
  const gallery = galleryPage(page);
  await findMe.tab.tap();
  await findMe.choose(jpegFile(await selfieOf('guest')), 'Take a selfie');
  await patiently(findMe.heading(3)).toBeFocused();
  await expect(gallery.tiles).toHaveCount(3);
  await expect(findMe.tab).toHaveAccessibleName('You 3');
  // One row of numbers left the phone, and nothing of the size of a picture.
  expect(sent).toHaveLength(1);
  const [{ descriptors = [], ...others } = {}] = sent;
  expect(others).toEqual({ model: '', notMe: [] });
  expect(descriptors.map((numbers) => numbers.length)).toEqual([128]);
  expect(Math.max(...bodies)).toBeLessThan(5_000);

  await findMe.button('Favorite all').tap();
  await patiently(gallery.favoritesTab).toHaveAccessibleName('Favorites 3');
  await findMe.button('Download all').tap();
  const prompt = page.getByRole('dialog', { name: 'Download the gallery' });
  await prompt.getByRole('textbox', { name: 'Your email' }).fill('grandma@example.com');
  const zip = await downloadAfter(page, () =>
    prompt.getByRole('button', { name: 'Download' }).tap(),
  );
  const files = await unzip(zip.bytes);
  expect([...files.values()].map(isJpeg)).toEqual([true, true, true]);

  // All three are copies of one picture: the others are no more like the refused one than like her.
  await page.getByRole('button', { name: 'Not me' }).last().tap();
  await expect(findMe.heading(2)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(findMe.heading(3)).toBeVisible();

  await page.reload();
  await expect(findMe.title).toBeVisible();
  await findMe.choose(jpegFile(await selfieOf('guest')), 'Take a selfie');
  await patiently(findMe.heading(3)).toBeVisible();
  await findMe.button('Hide me').tap();
  const question = page.getByRole('dialog', { name: 'Hide me in this gallery' });
  await question.getByRole('button', { name: 'Hide me' }).tap();
  await expect(page.getByText('3 faces are no longer found by anyone.')).toBeVisible();
  await findMe.choose(jpegFile(await selfieOf('guest')), 'Take a selfie');
  await patiently(findMe.problem).toHaveText(/No photo here shows this face/);
});

test('a photographer names and hides people, and switches it off: nothing of them is left @long', async ({
  party,
}) => {
  test.setTimeout(300_000);
  const { page } = party.owner;
  const guest = await party.people.visitor();
  const settings = `/gallery/manage/${party.galleryId}#settings`;
  await open(page, settings);
  const manage = managePage(page);
  await page.getByRole('switch', { name: 'Show people by name' }).click();
  await manage.tab('People').click();
  const people = manage.panel.getByRole('list', { name: 'People' }).getByRole('button');
  await patiently(people.nth(1)).toBeVisible();
  for (const name of ['Rosalind Testperson', 'Theo Testperson']) {
    await people.filter({ hasText: 'No name yet' }).first().click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(manage.panel.getByRole('heading', { name })).toBeVisible();
    if (name.startsWith('Theo')) {
      await page.getByRole('switch', { name: 'Guests see this person' }).click();
    }
    await page.getByRole('button', { name: 'All people' }).click();
  }
  await expect(people.filter({ hasText: 'Theo Testperson' })).toContainText('hidden');
  const count = await putRight(page, people);

  guest.complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const cut = await cutNetwork(guest.page, /\/people$/, 'before');
  await open(guest.page, party.link);
  const findMe = findMePage(guest.page);
  await findMe.tab.click();
  await expect(findMe.problem).toContainText('The names did not load');
  await cut.mend();
  await findMe.button('Try again').click();
  await patiently(guest.page.getByRole('link', { name: 'Rosalind Testperson' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'Theo Testperson' })).toHaveCount(0);
  await guest.page.getByRole('link', { name: 'Rosalind Testperson' }).click();
  const hers = (page: Page) =>
    page.getByRole('heading', { name: `${count} photos of Rosalind Testperson` });
  await expect(hers(guest.page)).toBeVisible();
  await expect(galleryPage(guest.page).tiles).toHaveCount(count);
  const preview = photoPreview(guest.page);
  await galleryPage(guest.page).open(1).click();
  await preview.at(1, count).waitFor();
  await preview.press(preview.close);
  await expect(hers(guest.page)).toBeVisible();
  const friend = await party.people.visitor();
  await open(friend.page, guest.page.url());
  await patiently(hers(friend.page)).toBeVisible();
  await lookIntoBackup(party.dataDir, async ({ said, rowsOf, filesWith }) => {
    expect(said).toMatch(/what tells \d+ faces apart/);
    expect(rowsOf('people')).toBeGreaterThan(1);
    expect(await filesWith('Testperson')).not.toEqual([]);
  });

  await open(page, settings);
  await page.getByRole('switch', { name: 'Guests may find themselves' }).click();
  await expect(manage.tab('People')).toHaveCount(0);
  await open(guest.page, party.link);
  await expect(findMePage(guest.page).tab).toHaveCount(0);
  await lookIntoBackup(party.dataDir, async ({ said, rowsOf, filesWith }) => {
    expect(said).toContain('nothing that tells faces apart');
    const tables = ['people', 'face_descriptors', 'described_photos'];
    expect(tables.map(rowsOf)).toEqual([0, 0, 0]);
    expect(await filesWith('Testperson')).toEqual([]);
  });
});

test('photos that are worth a look are found by a menu, and are left as they are @long', async ({
  party,
}) => {
  const [, photo] = await partyPhotos();
  const soft = await sharp(photo?.bytes).blur(12).jpeg().toBuffer();
  const files = [photo, { name: 'SOFT.jpg', bytes: soft }].filter((one) => one !== undefined);
  const { galleryId } = await findMeGallery(party.owner, files);
  const { page } = party.owner;
  await open(page, `/gallery/manage/${galleryId}`);
  const manage = managePage(page);
  await manage.chooseFrom(/^Worth a look/, 'Blurred faces (1)');
  await expect(manage.tiles).toHaveCount(1);
  await expect(manage.open('SOFT.jpg')).toBeVisible();
  await manage.chooseFrom(/^Worth a look/, 'All photos');
  await expect(manage.tiles).toHaveCount(2);
});

/** Takes a face of Rosalind's for somebody else's and back, and looks through people. Answers with the number of her photos. */
async function putRight(page: Page, people: Locator): Promise<number> {
  await people.filter({ hasText: 'Rosalind Testperson' }).click();
  const faces = page.getByRole('button', { name: /^Face \d of \d$/ });
  await faces.first().click();
  const count = await faces.count();
  await page.getByRole('button', { name: 'This is somebody else' }).click();
  await expect(page.getByRole('heading', { name: 'No name yet' })).toBeVisible();
  const apart = page.getByRole('region', { name: 'Not yet photographed together' });
  await expect(apart.getByRole('button', { name: 'Rosalind Testperson' })).toBeVisible();
  await page.getByRole('button', { name: 'All people' }).click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Few photos first');
  await expect(people.first()).toContainText('1 photo');
  await people.filter({ hasText: 'No name yet' }).first().click();
  const same = page.getByRole('combobox', { name: 'Is the same as' });
  await same.selectOption(`Rosalind Testperson (${count === 2 ? '1 photo' : '2 photos'})`);
  await page.getByRole('button', { name: 'Put together' }).click();
  await expect(page.getByRole('heading', { name: 'Rosalind Testperson' })).toBeVisible();
  await expect(faces).toHaveCount(count);
  await page.getByRole('button', { name: 'All people' }).click();
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('theo');
  await expect(people).toHaveText([/Theo Testperson/]);
  return count;
}
