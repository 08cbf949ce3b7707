import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { prepareGallery } from '../../client/galleries.ts';
import { flatJpeg, padded, quickPhotos } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';
import { uploadErrors, uploadPanel } from '../../pages/upload.ts';

const mib = 1_048_576;
const jpeg = 'image/jpeg';

async function quickPhoto(): Promise<Buffer> {
  const [path = ''] = await quickPhotos(1);
  return readFile(path);
}

async function quick(name: string) {
  return { name, mimeType: jpeg, buffer: await quickPhoto() };
}

/** Files on disk: a browser takes any size from there. */
async function written(testInfo: TestInfo, files: Record<string, Buffer>): Promise<string[]> {
  const paths = Object.keys(files).map((name) => testInfo.outputPath(name));
  await mkdir(testInfo.outputDir, { recursive: true });
  await Promise.all(
    Object.values(files).map((bytes, index) => writeFile(paths[index] ?? '', bytes)),
  );
  return paths;
}

async function flat(name: string, width: number, height: number) {
  return { name, mimeType: jpeg, buffer: await flatJpeg(width, height) };
}

test('each check says what is wrong with which files, and only the fine ones are sent', async ({
  photographer,
}, testInfo) => {
  const { page, client, request } = photographer;
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const fine = await quickPhoto();
  const manage = managePage(page);
  await manage.addPhotos(
    await written(testInfo, {
      'fine.jpg': fine,
      'forty.jpg': padded(fine, 40 * mib),
      'large.jpg': padded(fine, 40 * mib + 1),
      'tiny.jpg': await flatJpeg(1199, 900),
      'least.jpg': await flatJpeg(1200, 1200),
      'nearly.jpg': await flatJpeg(1999, 1300),
      'drawing.png': Buffer.from('png'),
      'IMG_2041.HEIC': Buffer.from('heic'),
      'DSC_0007.NEF': Buffer.from('raw'),
      'renamed.jpg': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'phone.jpg': Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
      'notes.jpg': Buffer.from('Dear Ada, see you in May.'),
    }),
  );
  const { dialog, allow, upload } = uploadErrors(page);
  for (const sentence of [
    'We were unable to upload 8 of 12 files',
    '1 file(s) too small, below the 1200px minimum; recommend at least 2000px on the shortest side.',
    '2 file(s) might not print well; recommend at least 2000px.',
    '1 file(s) too large, must be below 40MB.',
    '6 file(s) not supported; we support jpg and jpeg files.',
    'renamed.jpg is a PNG picture inside',
    'phone.jpg is a HEIC photo inside',
    'notes.jpg is a text file inside',
    "HEIC is an iPhone format that labs can't print.",
    "RAW files hold the sensor's data, not a finished picture.",
    '1199 × 900',
    '1999 × 1300',
  ]) {
    await expect(dialog).toContainText(sentence);
  }
  await expect(upload(2)).toBeEnabled();
  await allow.check();
  await expect(upload(4)).toBeEnabled();
  const learnMore = dialog.getByRole('link', { name: 'Learn more' });
  await expect(learnMore).toHaveCount(4);
  const help = (await learnMore.first().getAttribute('href')) ?? '';
  await upload(4).click();
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  await expect(manage.tab('Photos')).toHaveAccessibleName(/4/);

  await open(page, help);
  await expect(page.locator(`[id="${new URL(help, 'http://any').hash.slice(1)}"]`)).toBeVisible();
});

test('the button follows what is left: Try Again, none, some @long', async ({ photographer }) => {
  const { page, client, request } = photographer;
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const { dialog, allow, upload, tryAgain } = uploadErrors(page);
  const manage = managePage(page);

  const png = { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('png') };
  await manage.addPhotos([png]);
  await expect(dialog).toContainText('We were unable to upload drawing.png');
  await tryAgain.click();
  await expect(dialog).toBeHidden();

  await manage.addPhotos([png, { ...png, name: 'another.png' }]);
  await expect(dialog).toContainText('We were unable to upload all of your files');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await manage.addPhotos([await flat('nearly.jpg', 1999, 1300)]);
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toContainText('We were unable to upload');
  await expect(upload(0)).toBeDisabled();
  await allow.check();
  await upload(1).click();
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
});

test('a gallery takes 3200 photos and no more, and another browser reads what would do', async ({
  photographer,
  people,
  database,
}) => {
  const { page, client, request, context } = photographer;
  const { galleryId } = await prepareGallery(client, request, {
    files: await quickPhotos(1),
  });
  await database.addPhotoRows(galleryId, 3198);
  photographer.complaints.expect(/\/r\/|\/gallery\/sync\//);
  await open(page, `/gallery/manage/${galleryId}`);
  const manage = managePage(page);
  await expect(manage.tab('Photos')).toHaveAccessibleName(/3,199/);
  const two = [await flat('one.jpg', 2400, 1600), await flat('two.jpg', 2400, 1500)];
  const sentence = '1 file(s) exceeds gallery file limit, galleries support up to 3200 files.';
  await manage.addPhotos(two);
  await expect(uploadErrors(page).dialog).toContainText(sentence);
  await expect(uploadErrors(page).dialog).not.toContainText('Chrome');
  await expect(uploadErrors(page).upload(1)).toBeEnabled();

  const safari = await people.visitor({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    storageState: await context.storageState(),
  });
  safari.complaints.expect(/\/r\/|\/gallery\/sync\//);
  await open(safari.page, `/gallery/manage/${galleryId}`);
  await expect(managePage(safari.page).tab('Photos')).toHaveAccessibleName(/3,199/);
  await managePage(safari.page).addPhotos(two);
  await expect(uploadErrors(safari.page).dialog).toContainText(
    `${sentence} For large uploads we suggest Chrome or Firefox.`,
  );
});

test('files that cannot be read are named in the panel while the others arrive', async ({
  photographer,
}) => {
  const { page, client, request } = photographer;
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const fine = await quick('fine.jpg');
  await managePage(page).addPhotos([
    fine,
    { name: 'empty.jpg', mimeType: jpeg, buffer: Buffer.alloc(0) },
    { name: 'noise.jpg', mimeType: jpeg, buffer: Buffer.alloc(200_000, 0x81) },
    { ...fine, name: 'cut.jpg', buffer: fine.buffer.subarray(0, 20) },
    { ...fine, name: 'half.jpg', buffer: fine.buffer.subarray(0, fine.buffer.length / 2) },
  ]);
  const { errors, panel } = uploadPanel(page);
  await expect(errors.getByText('4 Error(s)')).toBeVisible({ timeout: 60_000 });
  await errors.getByText('4 Error(s)').click();
  await expect(errors).toContainText('We were not able to upload the following file(s)');
  for (const sentence of ['empty.jpg', 'Unable to read image header.', 'noise.jpg', 'cut.jpg']) {
    await expect(errors).toContainText(sentence);
  }
  // What only the server can know is said in its words, in the panel and on the tile.
  const missing = 'Part of this photo is missing.';
  await expect(errors).toContainText(`${missing} The copy stopped halfway.`);
  await expect(page.getByRole('main')).toContainText(missing);
  await expect(panel).toContainText('4 of 5 photos could not be uploaded');
  await expect(errors.getByRole('button', { name: 'Retry all' })).toBeVisible();
});

test('an upload that cannot start says why, and that nothing was sent @long', async ({
  photographer,
}) => {
  const { page, client, request, complaints } = photographer;
  complaints.expect(/ERR_FAILED|status of (401|403|503)/);
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const manage = managePage(page);
  const failure = page.getByRole('dialog', { name: 'The upload did not start' });

  await page.route('**/health', (route) => route.abort());
  await manage.addPhotos([await quick('fine.jpg')]);
  await expect(failure).toContainText('Failed to connect to Editors API: may be offline.', {
    timeout: 30_000,
  });
  await expect(failure).toContainText('Nothing was sent.');
  await page.unroute('**/health');

  await page.route('**/api/v1/auth/verify', (route) => route.fulfill({ status: 401 }));
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toContainText('Failed to verify the Editors API token.', {
    timeout: 30_000,
  });
  await page.unroute('**/api/v1/auth/verify');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
});

test('a logo is refused with the sentence that fits @long', async ({ photographer }, testInfo) => {
  const { page } = photographer;
  await open(page, '/account/brand');
  const logo = page.getByRole('region', { name: 'Logo' });
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    logo.getByLabel('Logo file').setInputFiles({ name, mimeType, buffer });
  const small = await flatJpeg(49, 200);
  await choose('small.jpg', jpeg, small);
  await expect(logo).toContainText('Below Size Minimum');
  await expect(logo).toContainText('at least 50px on the shortest side');
  const large = padded(await flatJpeg(400, 200), 34 * mib + 1);
  await logo.getByLabel('Logo file').setInputFiles(await written(testInfo, { 'large.jpg': large }));
  await expect(logo).toContainText('Exceeds Size Limit');
  await expect(logo).toContainText('below 34MB');
  await choose('logo.gif', 'image/gif', Buffer.from('GIF89a'));
  await expect(logo).toContainText('Unsupported File Type');
  await expect(logo).toContainText('jpg, jpeg, png and svg');
  await choose('logo.jpg', jpeg, await flatJpeg(400, 200, '#14418b'));
  await expect(logo.getByRole('img', { name: /^Logo of/ })).toBeVisible({ timeout: 30_000 });
});
