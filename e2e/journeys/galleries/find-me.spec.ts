import { open as openFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { axeFaultsInBothBrands, axeLook } from '../../fixtures/axe.ts';
import { downloadAfter, isJpeg, unzip } from '../../fixtures/downloads.ts';
import { lookIntoBackup } from '../../fixtures/made-backup.ts';
import { pressAt, tabTo } from '../../fixtures/keyboard.ts';
import { crowd, selfieOf } from '../../fixtures/party.ts';
import { expect } from '../../fixtures/test.ts';
import { test } from '../../fixtures/party-store.ts';
import { phone } from '../../fixtures/touch.ts';
import { findMePage, jpegFile, type ChosenFile } from '../../pages/find-me-page.ts';
import { galleryPage } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';

/* One store for all, whose gallery the later ones change. */
test.describe.configure({ mode: 'default' });

/** A phone's processor, and three journeys beside it. */
const patiently = expect.configure({ timeout: 90_000 });

const plain = { r: 120, g: 118, b: 110 };

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: plain } });
}

/** What somebody may take for a selfie, and what is said to her. */
async function oddPictures(large: string): Promise<(readonly [ChosenFile | string, RegExp])[]> {
  const selfie = await selfieOf('guest');
  const file = await openFile(large, 'w');
  await file.truncate(61 * 1_048_576);
  await file.close();
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);
  const farAway = await flat(1_440, 960)
    .composite([{ input: await sharp(selfie).resize(100).toBuffer() }])
    .jpeg()
    .toBuffer();
  return [
    [jpegFile(Buffer.from('Dear grandma,')), /no picture that your browser can open/],
    [jpegFile(heic, 'IMG_0001.HEIC'), /can’t open HEIC pictures/],
    [large, /too large to look at here/],
    [jpegFile(await flat(11_000, 10_500).jpeg({ quality: 10 }).toBuffer()), /too large/],
    [jpegFile(await flat(800, 600).jpeg().toBuffer()), /no face to be seen/],
    [jpegFile(farAway), /too small|no face to be seen/],
    [jpegFile(await sharp(selfie).blur(14).toBuffer()), /is blurred|no face to be seen/],
    [jpegFile(await crowd({ columns: 5, rows: 4 })), /too many faces/],
    [jpegFile(await crowd({ columns: 25, rows: 20 })), /too many|too small|no face to be seen/],
  ];
}

test('what is no selfie is said kindly, nothing is sent, and the next picture works', async ({
  party,
}) => {
  test.setTimeout(400_000);
  const { page } = await party.people.visitor(axeLook);
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
  await findMe.faces.first().press('Enter');
  await patiently(findMe.heading(3)).toBeFocused();
  expect(await axeFaultsInBothBrands(page)).toEqual([]);
});

test('a guest finds herself by keyboard alone, and a screen reader goes on where she is', async ({
  party,
}) => {
  test.setTimeout(300_000);
  const { page } = await party.people.visitor();
  await open(page, party.link);
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

test('a photographer names and hides people, and switches it off: nothing of them is left', async ({
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

  await open(guest.page, party.link);
  await findMePage(guest.page).tab.click();
  await patiently(guest.page.getByRole('link', { name: 'Rosalind Testperson' })).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'Theo Testperson' })).toHaveCount(0);
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

interface Search {
  descriptors?: number[][];
  notMe?: string[];
}

/** What this page sends to be searched by. */
function searchesOf(page: Page): Search[] {
  const searches: Search[] = [];
  page.on('request', (request: Request) => {
    if (!new URL(request.url()).pathname.endsWith('/find-me')) return;
    searches.push(request.postDataJSON() as Search); // of the contract
  });
  return searches;
}
