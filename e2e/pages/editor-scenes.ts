import type { Page } from '@playwright/test';
import type { SharedGallery } from '../fixtures/gallery.ts';
import { editorPage } from './editor-page.ts';
import type { Scene } from './scene.ts';
import { open } from './hydrated.ts';

/** What the brands call a plain print and an album. */
const products = {
  halide: { print: 'photographic-print', album: 'flush-mount-album' },
  cyan: { print: 'photo-print', album: 'wedding-album' },
};

function productsOf({ link }: SharedGallery) {
  return new URL(link).hostname === 'localhost' ? products.halide : products.cyan;
}

function photosIn(gallery: SharedGallery, count: number): string {
  return gallery.photoIds.slice(0, count).join(',');
}

async function openNew(page: Page, gallery: SharedGallery, [product, query]: [string, string]) {
  const editor = editorPage(page);
  await editor.open(`/editor/new/${gallery.galleryId}/${product}/none?${query}`);
  await editor.drawn();
  return editor;
}

/** With its photo selected. */
async function openPrintEditor(page: Page, gallery: SharedGallery) {
  const query = `size=8x10&photo=${photosIn(gallery, 1)}`;
  const editor = await openNew(page, gallery, [productsOf(gallery).print, query]);
  await editor.places.first().focus();
}

/** Larger than the photo is good for, and the list of what is wrong open. */
export async function openSoftPrint(page: Page, gallery: SharedGallery) {
  const query = `size=24x36&photo=${photosIn(gallery, 1)}`;
  const editor = await openNew(page, gallery, [productsOf(gallery).print, query]);
  await editor.main.locator('.readiness-list > summary').click();
}

export function openFramedEditor(page: Page, gallery: SharedGallery) {
  return openNew(page, gallery, ['framed-print', `size=11x14&photo=${photosIn(gallery, 1)}`]);
}

/** The second spread, and its layouts; the cover has no photo. */
export async function openAlbumEditor(page: Page, gallery: SharedGallery) {
  const { album } = productsOf(gallery);
  const query = `size=10x10&photo=${photosIn(gallery, 6)}`;
  const editor = editorPage(page);
  await editor.open(`/editor/new/${gallery.galleryId}/${album}/none?${query}`);
  await editor.main.getByRole('button', { name: 'Spread 2', exact: true }).click();
  await editor.drawn();
  await editor.tool('Layout').click();
}

export async function openCardEditor(page: Page, gallery: SharedGallery) {
  const editor = editorPage(page);
  const query = `gallery=${gallery.galleryId}&photo=${photosIn(gallery, 1)}&foilColor=gold`;
  await editor.open(`/editor/card/flat-card/olive?${query}`);
  await editor.drawn();
  await editor.tool('Words').click();
}

/** A card before a photo was chosen, and the photos that there are. */
export async function openEmptyCard(page: Page, gallery: SharedGallery) {
  const editor = editorPage(page);
  await editor.open(`/editor/card/flat-card/orchard-gate?gallery=${gallery.galleryId}`);
  await editor.tool('Photos').click();
  await editor.tray.first().waitFor();
}

/** A frame that waits for its photo. */
function openEmptyFrame(page: Page, { galleryId }: SharedGallery) {
  return editorPage(page).open(`/editor/new/${galleryId}/framed-print/none?size=11x14`);
}

/** Prints of several photos at once. */
async function openBulk(page: Page, gallery: SharedGallery) {
  const query = `size=8x10&photo=${photosIn(gallery, 6)}`;
  const { print } = productsOf(gallery);
  await open(page, `/editor/new/${gallery.galleryId}/${print}/none?${query}`);
  const { main } = editorPage(page);
  await main.getByRole('list', { name: 'Prints' }).waitFor();
}

/** Those that are looked at wherever all pages are. */
export const editorScenes: readonly Scene[] = [
  { name: 'editor-print', viewer: 'owner', show: openPrintEditor },
  { name: 'editor-framed-empty', viewer: 'owner', show: openEmptyFrame },
  { name: 'editor-bulk', viewer: 'owner', show: openBulk },
  {
    name: 'editor-invalid',
    viewer: 'visitor',
    show: (page) => open(page, '/editor/invalid?reason=unknownDesign'),
  },
];
