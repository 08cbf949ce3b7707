import type { LabBrand } from '@albumen/contract/brands';
import type { Page } from '@playwright/test';
import { overlayScenes } from '../../../e2e/pages/every-overlay.ts';
import { pageScenes } from '../../../e2e/pages/every-page.ts';
import type { Viewer } from '../../../e2e/pages/scene.ts';
import * as editors from '../../../e2e/pages/editor-scenes.ts';
import { galleryPage } from '../../../e2e/pages/gallery-page.ts';
import { open } from '../../../e2e/pages/hydrated.ts';
import { openThankYou } from '../../../e2e/pages/order-scenes.ts';
import { createGalleryPage } from '../../../e2e/pages/create-gallery-page.ts';
import { managePage } from '../../../e2e/pages/manage-page.ts';
import { signInPage } from '../../../e2e/pages/account-pages.ts';
import { uploadPanel } from '../../../e2e/pages/upload.ts';
import { demoPhotos } from '../../../e2e/fixtures/photos.ts';
import type { Cast } from './cast.ts';
import { payingScenes } from './paying.ts';

/** One thing to take a picture of, at every width and in both schemes. */
export interface Screen {
  name: string;
  viewer: Viewer;
  show: (page: Page, cast: Cast) => Promise<unknown>;
  /** Where the other brand has nothing like it. */
  only?: LabBrand;
  /** The whole page instead of what fits into the window. */
  isWhole: boolean;
}

function screen(
  name: string,
  viewer: Viewer,
  show: (page: Page, cast: Cast) => Promise<unknown>,
): Screen {
  return { name, viewer, show, isWhole: false };
}

async function openLarge(page: Page, { large }: Cast) {
  await open(page, (await large()).link);
  await galleryPage(page).tiles.first().waitFor();
}

async function openLargeManage(page: Page, { large }: Cast) {
  await open(page, (await large()).managePath);
  await managePage(page).tiles.first().waitFor();
}

/** Leads to a page in place while its data cannot be had. */
async function failInPlace(page: Page, data: string, link: string) {
  await open(page, '/help');
  await page.route(data, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: link }).first().click();
  await page.getByRole('heading').first().waitFor();
  await page.unroute(data);
}

async function failPhotos(page: Page, address: string, data: string) {
  await page.route(data, (route) => route.abort());
  await open(page, address);
  await page.getByText('The photos did not load').waitFor({ timeout: 15_000 });
  await page.unroute(data);
}

/** Those of the editor's that take long, and whose parts the editor's journeys look at. */
const editorStates: readonly Screen[] = [
  screen('editor-print-soft', 'owner', (page, { gallery }) => editors.openSoftPrint(page, gallery)),
  screen('editor-framed', 'owner', (page, { gallery }) => editors.openFramedEditor(page, gallery)),
  screen('editor-album', 'owner', (page, { gallery }) => editors.openAlbumEditor(page, gallery)),
  screen('editor-card', 'owner', (page, { gallery }) => editors.openCardEditor(page, gallery)),
  screen('editor-card-empty', 'owner', (page, { gallery }) => editors.openEmptyCard(page, gallery)),
  screen('editor-photos-failed', 'owner', async (page, { gallery }) => {
    await page.route('**/api/editor/photos/**', (route) => route.abort());
    await open(page, `/editor/new/${gallery.galleryId}/framed-print/none?size=8x10`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
  }),
];

const states: readonly Screen[] = [
  {
    ...screen('order', 'owner', (page, { gallery }) => openThankYou(page, gallery)),
    isWhole: true,
  },
  screen('orders', 'owner', (page) => open(page, '/account/orders')),
  screen('gallery-300', 'visitor', openLarge),
  screen('gallery-300-scrolled', 'visitor', async (page, cast) => {
    await openLarge(page, cast);
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 2_400);
    await page.waitForTimeout(500);
  }),
  screen('gallery-empty', 'visitor', (page, { empty }) => open(page, empty.link)),
  screen('gallery-pin', 'visitor', (page, { locked }) => open(page, locked.link)),
  screen('gallery-pin-wrong', 'visitor', async (page, { locked }) => {
    await open(page, locked.link);
    await page.getByLabel('PIN', { exact: true }).fill('1111');
    await page.getByRole('button', { name: 'Open gallery' }).click();
    await page.getByText("That PIN isn't right.").waitFor();
  }),
  screen('gallery-ended', 'visitor', (page, { ended }) => open(page, ended.link)),
  screen('gallery-photos-failed', 'visitor', (page, { gallery }) =>
    failPhotos(page, gallery.link, '**/s/*/photos/**'),
  ),
  screen('gallery-loading', 'visitor', async (page, { gallery }) => {
    await page.route('**/s/*/photos/**', () => undefined);
    await open(page, gallery.link);
    await page.unroute('**/s/*/photos/**');
  }),
  screen('manage-300', 'owner', openLargeManage),
  screen('manage-300-details', 'owner', async (page, cast) => {
    await openLargeManage(page, cast);
    const toggle = page.getByRole('button', { name: 'Show details' });
    if ((await toggle.count()) > 0) await toggle.click();
  }),
  screen('manage-empty', 'owner', (page, { empty }) => open(page, empty.managePath)),
  screen('manage-favorites-empty', 'owner', (page, { empty }) =>
    open(page, `${empty.managePath}#favorites`),
  ),
  screen('manage-photos-failed', 'owner', (page, { gallery }) =>
    failPhotos(page, gallery.managePath, '**/gallery/manage/photos/**'),
  ),
  screen('manage-title-wrong', 'owner', async (page, { gallery }) => {
    await open(page, gallery.managePath);
    await managePage(page).title.fill('Mi');
    await managePage(page).title.press('Enter');
  }),
  screen('manage-not-found', 'newcomer', (page, { gallery }) => open(page, gallery.managePath)),
  screen('dashboard-no-match', 'owner', (page) => open(page, '/dashboard?search=nothing+like+it')),
  screen('dashboard-failed', 'owner', (page) =>
    failInPlace(page, '**/api/galleries?**', 'Galleries'),
  ),
  screen('sign-in-wrong', 'visitor', async (page) => {
    await open(page, '/account/verify?mode=login');
    await signInPage(page).byPassword('ada@people.test', 'not this one');
    await page.getByText("That email and password don't match.").waitFor();
  }),
  screen('link-spent', 'visitor', async (page) => {
    await open(page, `/account/verify?mode=login&token=${'x'.repeat(43)}`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This link has expired').waitFor();
  }),
  screen('account-name-saved', 'owner', async (page) => {
    await open(page, '/account');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByText('Your name is saved.').waitFor();
  }),
  screen('create-brand-step', 'newcomer', async (page) => {
    await open(page, '/gallery/create');
    const { main, goOn } = createGalleryPage(page);
    await main.getByLabel('Title').fill('Mia and Tom');
    await goOn.click();
    await main.getByLabel('Business name').waitFor();
  }),
  screen('create-photos-step', 'newcomer', async (page) => {
    await open(page, '/gallery/create');
    await createGalleryPage(page).describe({ title: 'Mia and Tom', businessName: 'Ames' });
  }),
  screen('upload-running', 'newcomer', async (page) => {
    await page.route('**/*', (route) =>
      route.request().method() === 'PUT' ? undefined : route.fallback(),
    );
    await open(page, '/gallery/create');
    const creation = createGalleryPage(page);
    await creation.describe({ title: 'Mia and Tom', businessName: 'Ames' });
    await creation.choosePhotos((await demoPhotos()).slice(0, 3));
    await uploadPanel(page).bar.waitFor();
  }),
  screen('cookie-consent', 'visitor', async (page) => {
    await page.context().clearCookies();
    await open(page, '/help');
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
  }),
];

/** All screens, pages first. */
export const screens: readonly Screen[] = [
  ...pageScenes.map(({ name, viewer, show }) => ({
    ...screen(name, viewer, (page, { gallery }) => show(page, gallery)),
    isWhole: true,
  })),
  ...overlayScenes.map(({ name, viewer, show }) =>
    screen(name, viewer, (page, { gallery }) => show(page, gallery)),
  ),
  ...editorStates,
  ...payingScenes.map((scene) => ({ ...scene, isWhole: true })),
  ...states,
];
