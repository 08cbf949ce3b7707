import { getDesignSpace, type EditorPhotos } from '@albumen/contract/endpoints/editor';
import type { Crop } from '@albumen/print/document/layers';
import type { Route } from '@playwright/test';
import { galleryOf } from '../../fixtures/gallery.ts';
import type { Photographer } from '../../fixtures/people.ts';
import { quickPhotos } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { phone, pinch, swipe, twist } from '../../fixtures/touch.ts';
import { editorPage } from '../../pages/editor-page.ts';
import { photoInput, uploadPanel } from '../../pages/upload.ts';

/** A print with one photo, and where on the screen that lies. */
async function openPrint(photographer: Photographer) {
  const { galleryId, photoIds } = await galleryOf(photographer, { count: 1 });
  const editor = editorPage(photographer.page);
  await editor.open(
    `/editor/new/${galleryId}/photographic-print/none?size=8x10&photo=${photoIds[0]}`,
  );
  const box = await editor.places.first().boundingBox();
  if (box === null) throw new Error('the photo is not on the screen');
  return { editor, box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** The crop that the store has kept of the first photo. */
async function keptCrop({ page, client }: Photographer): Promise<Crop> {
  await editorPage(page).kept('saved').waitFor();
  const designSpaceId = new URL(page.url()).searchParams.get('design') ?? '';
  const { document } = await client.call(getDesignSpace, { params: { designSpaceId } });
  const found = /"crop":(\{[^}]*\})/.exec(JSON.stringify(document));
  return JSON.parse(found?.[1] ?? '{}') as Crop; // of a document that the store has read
}

test('on a phone two fingers enlarge the photo, one moves it, and the page stays where it is', async ({
  people,
}) => {
  const photographer = await people.photographer(phone);
  const { page } = photographer;
  const { editor, middle } = await openPrint(photographer);

  await pinch(page, middle, { fromPx: 60, toPx: 180 });
  await expect(editor.zoomTold).toHaveText('Zoom 300 percent');
  const enlarged = await keptCrop(photographer);

  await swipe(page, middle, { x: middle.x + 60, y: middle.y + 40 });
  await expect.poll(async () => (await keptCrop(photographer)).x).toBeLessThan(enlarged.x);
  const moved = await keptCrop(photographer);
  expect(moved.y).toBeLessThan(enlarged.y);
  expect(moved.width).toBeCloseTo(enlarged.width, 5);
  const stays = await page.evaluate('[scrollX, scrollY, visualViewport.scale]');
  expect(stays).toEqual([0, 0, 1]);
});

test('wheel and keys enlarge and move a photo, and what they did is announced @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { editor } = await openPrint(photographer);
  const place = editor.places.first();
  await place.focus();
  await place.hover();
  await page.mouse.wheel(0, -200);
  await expect(editor.zoomTold).toHaveText('Zoom 149 percent');
  const { x, width } = await keptCrop(photographer);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(editor.zoomTold).toHaveText('Zoom 161 percent');
  await expect.poll(async () => (await keptCrop(photographer)).width).toBeLessThan(width);
  const byKeys = await keptCrop(photographer);
  expect(byKeys.x).toBeGreaterThan(x);
  await expect(place).toHaveAccessibleDescription(/Arrow keys move the photo/);
});

test('two fingers that turn turn the photo by a quarter once they have turned far enough @long', async ({
  people,
}) => {
  const photographer = await people.photographer(phone);
  const { page } = photographer;
  const { middle } = await openPrint(photographer);
  await twist(page, middle, 30);
  await twist(page, middle, 80);
  await expect.poll(async () => (await keptCrop(photographer)).rotate).toBe(90);
});

test('a photo that can go no further in a direction leaves nothing to undo @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { editor, box, middle } = await openPrint(photographer);
  const isWide = box.width > box.height;
  const drag = async (x: number, y: number) => {
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + x, middle.y + y, { steps: 4 });
    await page.mouse.up();
  };
  // The photo fills its frame along one side: that way it can't move.
  await drag(isWide ? 60 : 0, isWide ? 0 : 60);
  await drag(isWide ? 0 : 60, isWide ? 60 : 0);
  await expect(editor.undo).toBeEnabled();
  await editor.undo.click();
  await expect(editor.undo).toBeDisabled();
});

test('on a phone own photos come without broken pictures, and the way to the cart stays free @long', async ({
  people,
}) => {
  const { page } = await people.photographer(phone);
  const editor = editorPage(page);
  await editor.open('/editor/new/none/photographic-print/none?size=4x6');
  await editor.tool('Photos').click();
  const asIfBeingMade = async (route: Route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as EditorPhotos; // of the contract
    const photos = reply.photos.map((photo) => ({ ...photo, isReady: false }));
    await route.fulfill({ response, json: { ...reply, photos } });
  };
  await page.route('**/studio/projects/editors/*/photos', asIfBeingMade);
  await photoInput(page).setInputFiles(await quickPhotos(2));
  await expect(editor.tray).toHaveCount(2);
  await expect(editor.tray.locator('img')).toHaveCount(0);
  const { panel, done } = uploadPanel(page);
  await done.waitFor();
  const [shown, tools] = await Promise.all([
    panel.boundingBox(),
    editor.main.getByRole('navigation', { name: 'Tools' }).boundingBox(),
  ]);
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0);
  await page.unroute('**/studio/projects/editors/*/photos', asIfBeingMade);
  await expect(editor.tray.locator('img')).toHaveCount(2);
  await expect(panel).toBeHidden();
});

test('at 200 % the paper stands beside the photos that are to choose from @long', async ({
  photographer,
}) => {
  const { page } = photographer;
  const { editor } = await openPrint(photographer);
  await page.setViewportSize({ width: 720, height: 450 });
  await editor.tool('Photos').click();
  await expect(editor.tray.first()).toBeInViewport({ ratio: 0.9 });
  const heightOf = async () => (await editor.main.locator('.paper').boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeGreaterThan(120);
  await expect(editor.toCart).toBeInViewport({ ratio: 1 });
});
