import type { Page, Request } from '@playwright/test';
import { photoCount, prepareGallery } from '../../client/galleries.ts';
import { freezeClock } from '../../fixtures/clock.ts';
import { quickPhotos } from '../../fixtures/photos.ts';
import { countPuts, holdPutsAfter } from '../../fixtures/puts.ts';
import { holdBack } from '../../fixtures/held-back.ts';
import { expect, test } from '../../fixtures/test.ts';
import { accountMenu } from '../../pages/account-pages.ts';
import { createGalleryPage } from '../../pages/create-gallery-page.ts';
import { open } from '../../pages/hydrated.ts';
import { managePage } from '../../pages/manage-page.ts';
import { photoInput, uploadPanel } from '../../pages/upload.ts';

const count = 8;

test('a reload in the middle sends nothing twice', async ({ photographer }) => {
  const { page, client, request, context } = photographer;
  const { galleryId } = await prepareGallery(client, request);
  const puts = countPuts(context);
  const photos = await quickPhotos(count);
  await open(page, `/gallery/manage/${galleryId}`);
  const gate = await holdPutsAfter(page, 4);
  await managePage(page).addPhotos(photos);
  await gate.waiting;
  await expect.poll(() => photoCount(client, galleryId)).toBe(4);

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  gate.release();
  const notice = page.getByText(`An upload of ${count} photos was interrupted.`);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Drop or choose the same photos again.')).toBeVisible();
  await managePage(page).addPhotos(photos);
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  expect(await photoCount(client, galleryId)).toBe(count);
  expect(puts.stored()).toHaveLength(count);
  expect(new Set(puts.stored()).size).toBe(count);
});

test('the same photos chosen again are recognized and not sent @long', async ({ photographer }) => {
  const { page, client, request, context } = photographer;
  const photos = await quickPhotos(3);
  const { galleryId } = await prepareGallery(client, request, { files: photos });
  const puts = countPuts(context);
  await open(page, `/gallery/manage/${galleryId}`);
  const synced = page.waitForResponse(/\/gallery\/sync\//);
  await managePage(page).addPhotos(await quickPhotos(4));
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  await synced;
  expect(puts.stored()).toHaveLength(1);
  expect(await photoCount(client, galleryId)).toBe(4);
});

test('an upload waits while the network is gone and goes on by itself', async ({
  photographer,
}) => {
  const { page, client, request, context, complaints } = photographer;
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const gate = await holdPutsAfter(page, 2);
  await managePage(page).addPhotos(await quickPhotos(count));
  await gate.waiting;
  await context.setOffline(true);
  gate.release();
  const { panel, done } = uploadPanel(page);
  await expect(panel).toContainText('You are offline. The upload goes on by itself', {
    timeout: 30_000,
  });
  await context.setOffline(false);
  await expect(done).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => photoCount(client, galleryId)).toBe(count);
});

test('an upload whose token ends while the store is being replaced waits, and goes on by itself @long', async ({
  photographer,
}) => {
  const { page, client, request, complaints } = photographer;
  complaints.expect(/status of (401|503)/);
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const refusals = { left: 5 };
  let hasEnded = false;
  await page.route(/\/api\/v1\/projects\/[^/]+\/photos/, (route) => {
    hasEnded = true;
    return refusals.left > 0 ? route.fulfill({ status: 401 }) : route.fallback();
  });
  await page.route('**/upload-token', (route) => {
    if (!hasEnded || refusals.left === 0) return route.fallback();
    refusals.left -= 1;
    return route.fulfill({ status: 503 });
  });
  await managePage(page).addPhotos(await quickPhotos(2));
  await expect(uploadPanel(page).done).toBeVisible({ timeout: 60_000 });
  expect(await photoCount(client, galleryId)).toBe(2);
});

test('one upload at a time; leaving asks first; the panel goes along and shrinks by Escape', async ({
  photographer,
}) => {
  const { page, client, request } = photographer;
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const gate = await holdPutsAfter(page, 2);
  await managePage(page).addPhotos(await quickPhotos(count));
  await gate.waiting;

  const alert = page.waitForEvent('dialog');
  const choosing = photoInput(page).setInputFiles(await quickPhotos(1));
  const second = await alert;
  expect(second.type()).toBe('alert');
  expect(second.message()).toBe(
    'An upload is already in progress. Please wait for the current upload to complete.',
  );
  await second.accept();
  await choosing;

  const { panel, grow, shrink, files, done } = uploadPanel(page);
  await grow.click();
  await expect(files.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(files).toBeHidden();
  await expect(panel).toBeVisible();
  await expect(shrink).toBeHidden();
  const isScrollable = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
  expect(await isScrollable()).toBe(true);

  await accountMenu(page).choose('Galleries');
  await page.waitForURL('**/dashboard');
  await expect(panel).toBeVisible();

  const leaving = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const prompt = await leaving;
  expect(prompt.type()).toBe('beforeunload');
  await prompt.dismiss();
  await closing;
  gate.release();
  await expect(done).toBeVisible({ timeout: 60_000 });
});

test('an upload pauses, goes on, and is canceled with what arrived kept', async ({
  photographer,
}) => {
  const { page, client, request } = photographer;
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const gate = await holdPutsAfter(page, 2);
  await managePage(page).addPhotos(await quickPhotos(count));
  await gate.waiting;
  const { panel, count: shownCount, pause, goOn, cancel, close } = uploadPanel(page);
  await pause.click();
  await expect(panel).toContainText('Paused. Files already on their way are finished first.');
  await goOn.click();
  await expect(pause).toBeVisible();
  await expect(shownCount(2, count)).toBeVisible();
  await cancel.click();
  await expect(panel).toContainText('Your 2 finished photos are kept.');
  await close.click();
  await expect(panel).toBeHidden();
  gate.release();
  expect(await photoCount(client, galleryId)).toBe(2);
});

/** Time that the page believes to have passed, in steps in which its calls are answered. */
async function passUntil(
  page: Page,
  isReached: () => Promise<boolean>,
  stepMs = 200,
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    expect(await isReached()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [20] });
}

test('an upload’s gallery is synced every ten seconds, and once more after the last photo @long', async ({
  photographer,
}) => {
  const { page, client, request, complaints } = photographer;
  // The server counts real seconds, and answers a second call within five of them with when to come.
  complaints.expect(/status of 429/);
  const { galleryId } = await prepareGallery(client, request);
  const isSync = (sent: Request) => sent.url().includes(`/gallery/sync/${galleryId}`);
  let syncs = 0;
  let answered = 0;
  page.on('request', (sent) => (syncs += isSync(sent) ? 1 : 0));
  page.on('requestfinished', (sent) => (answered += isSync(sent) ? 1 : 0));
  await freezeClock(page);
  await open(page, `/gallery/manage/${galleryId}`);
  const gate = await holdPutsAfter(page, 1);
  let isHeld = false;
  void gate.waiting.then(() => (isHeld = true));
  await managePage(page).addPhotos(await quickPhotos(3));
  await passUntil(page, () => Promise.resolve(isHeld));
  const { done } = uploadPanel(page);
  for (const expected of [1, 2]) {
    await page.clock.runFor(10_000);
    // The next one waits for this one's answer; little time may pass until it is here.
    await passUntil(page, () => Promise.resolve(answered === expected), 20);
    expect(syncs).toBe(expected);
    // Its page need not stay open for that.
    if (expected === 1) await page.getByRole('link', { name: 'Galleries' }).first().click();
  }
  gate.release();
  await passUntil(page, () => done.isVisible());
  await passUntil(page, () => Promise.resolve(syncs > 2));
});

test('a failed file is tried again by one button @long', async ({ photographer }) => {
  const { page, client, request, complaints } = photographer;
  complaints.expect(/status of 422/);
  const { galleryId } = await prepareGallery(client, request);
  await open(page, `/gallery/manage/${galleryId}`);
  const register = /\/api\/v1\/projects\/[^/]+\/photos/;
  let isRefusing = true;
  await page.route(register, (route) =>
    isRefusing && route.request().postData()?.includes('IMG_0002')
      ? route.fulfill({ status: 422, json: { code: 'photoUnreadable', status: 422, title: 'No' } })
      : route.fallback(),
  );
  await managePage(page).addPhotos(await quickPhotos(3));
  const { errors, done } = uploadPanel(page);
  await expect(errors.getByText('1 Error(s)')).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => photoCount(client, galleryId)).toBe(2);
  isRefusing = false;
  await errors.getByRole('button', { name: 'Retry all' }).click();
  await expect(done).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => photoCount(client, galleryId)).toBe(3);
});

test('the gallery is made by itself once its upload began @long', async ({ photographer }) => {
  const { page } = photographer;
  await open(page, '/gallery/create#show-all');
  for (const step of ['1 Name', '2 Brand', '3 Photos']) {
    await expect(page.getByRole('tabpanel', { name: step })).toBeVisible();
  }
  await open(page, '/gallery/create');
  const creation = createGalleryPage(page);
  await creation.describe({ title: 'Harbor day', businessName: 'Ames' });
  const calls: string[] = [];
  page.on('request', (request) => {
    const call = /preflight|gallery\/new/.exec(request.url())?.[0];
    if (call !== undefined) calls.push(call);
  });
  const creating = await holdBack(page, '**/gallery/new/*');
  await creation.choosePhotos(await quickPhotos(2));
  await expect(creation.main.getByText('Making “Harbor day”.')).toBeVisible();
  creating.release();
  await page.waitForURL('**/gallery/manage/*');
  expect(calls).toEqual(['preflight', 'gallery/new']);
  await expect(managePage(page).title).toHaveValue('Harbor day');
});
