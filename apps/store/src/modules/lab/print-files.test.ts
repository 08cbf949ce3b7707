import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { acting } from '../../../test/acting.ts';
import {
  designedItem,
  handedOrder,
  openFakeOrders,
  storedPhoto,
  type FakeOrders,
} from '../../../test/lab-orders.ts';
import { newJpeg } from '../../../test/jpegs.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { DesignedItem } from '../../db/lab-tables.ts';
import type { LabDependencies } from './change-lab-order.service.ts';
import { makePrintFiles } from './make-print-files.service.ts';
import type { HandedOrder } from './order-port.ts';
import { listPrintFiles } from './print-files.queries.ts';
import { resendLabOrder } from './operator-lab.service.ts';
import { sendOrderToLab } from './send-to-lab.service.ts';
import { submitToLab } from './submit-to-lab.service.ts';

const store = await openTestApp();
const { db, deps, empty } = store;
const { halide, cyan } = deps.catalogs;
beforeEach(empty);

interface Sent {
  orders: FakeOrders;
  lab: LabDependencies;
  labOrderIds: string[];
}

/** As the jobs do it, one after the other. */
async function send(order: HandedOrder): Promise<Sent> {
  const orders = openFakeOrders(order);
  const lab = { ...deps, orders };
  await sendOrderToLab(lab, order.orderId);
  const rows = await db.selectFrom('labOrders').select('id').orderBy('reference').execute();
  const labOrderIds = rows.map(({ id }) => id);
  for (const id of labOrderIds) await makePrintFiles(lab, id);
  return { orders, lab, labOrderIds };
}

/** Coarse, because nobody looks at it. */
function smallPrint(photos: Parameters<typeof designedItem>[1]['photos']): DesignedItem {
  return designedItem(halide, {
    productId: 'photographic-print',
    attributes: { size: '4x6', paper: 'luster' },
    photos,
    pixelsPerInch: 72,
  });
}

const filesOf = async (id: string | undefined) => listPrintFiles(db, id ?? '');
const bytesOf = async (key: string | undefined) => buffer(await deps.files.read(key ?? ''));

test('a print is one JPEG at the size of its paper, as presses want it', async () => {
  const photo = await storedPhoto(store);
  const attributes = { size: '8x10', paper: 'luster' };
  const item = designedItem(halide, {
    productId: 'photographic-print',
    attributes,
    photos: [photo],
  });
  const { labOrderIds } = await send(handedOrder(halide, [item]));
  const [file, ...others] = await filesOf(labOrderIds[0]);
  expect(others).toEqual([]);
  expect(file).toMatchObject({
    name: '01-front.jpg',
    contentType: 'image/jpeg',
    documentHash: item.documentHash,
  });
  expect(new Set([file?.widthPx, file?.heightPx])).toEqual(new Set([2400, 3000]));
  const bytes = await bytesOf(file?.fileKey);
  expect(bytes.length).toBe(file?.sizeBytes);
  const found = await sharp(bytes).metadata();
  expect(found).toMatchObject({ density: 300, chromaSubsampling: '4:4:4', isProgressive: false });
  expect(found.icc).toBeDefined();
  // Whole in the file store, and nowhere public.
  expect(() => deps.files.publicUrl(file?.fileKey ?? '')).toThrow(TypeError);
});

test('a foil card is its sides with the ink taken out under the foil, and a mask of one bit', async () => {
  const photo = await storedPhoto(store);
  const item = foilCard(photo);
  const { labOrderIds } = await send(handedOrder(cyan, [item]));
  const files = await filesOf(labOrderIds[0]);
  const parts = files.map(({ part }) => part);
  expect(parts).toEqual(expect.arrayContaining(['front', 'front-foil', 'back']));
  const mask = files.find(({ part }) => part === 'front-foil');
  const front = files.find(({ part }) => part === 'front');
  expect(mask?.name).toBe('01-front-f.png');
  const { data } = await sharp(await bytesOf(mask?.fileKey))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(new Set(data)).toEqual(new Set([0, 255]));
  const ink = await sharp(await bytesOf(front?.fileKey)).metadata();
  expect([ink.width, ink.height]).toEqual([mask?.widthPx, mask?.heightPx]);
});

function foilCard(photo: Awaited<ReturnType<typeof storedPhoto>>): DesignedItem {
  return designedItem(cyan, {
    productId: 'flat-card',
    designId: 'first-light',
    attributes: { size: '5x5', foilColor: 'gold' },
    photos: [photo],
  });
}

test('an album is its spreads in their order, its cover, and all spreads as a book', async () => {
  const photos = [await storedPhoto(store), await storedPhoto(store)];
  const item = designedItem(halide, {
    productId: 'lay-flat-album',
    attributes: { size: '8x8' },
    photos: Array.from({ length: 30 }, (_, index) => photos[index % 2] ?? photos[0]).flatMap(
      (photo) => photo ?? [],
    ),
    pixelsPerInch: 72,
  });
  const spreads = item.document.faces.filter(({ kind }) => kind === 'spread').length;
  const { labOrderIds, lab } = await send(handedOrder(halide, [item]));
  const names = (await filesOf(labOrderIds[0])).map(({ name }) => name);
  expect(names.filter((name) => /^01-s\d\d\.jpg$/.test(name))).toHaveLength(spreads);
  expect(names).toContain('01-book.pdf');
  for (const id of labOrderIds) await submitToLab(lab, id);
  const folder = join(deps.settings.DATA_DIR, 'lab/halide');
  const [name = ''] = (await readdir(folder)).filter((each) => !each.startsWith('.'));
  const ticket = JSON.parse(await readFile(join(folder, name, 'ticket.json'), 'utf8'));
  expect(ticket.items[0].files).toHaveLength(names.length);
});

test('each shipping group goes its own way, into a folder of its own, whole', async () => {
  const photo = await storedPhoto(store);
  const print = (size: string) =>
    designedItem(halide, {
      productId: 'photographic-print',
      attributes: { size, paper: 'luster' },
      photos: [photo],
      pixelsPerInch: 72,
    });
  const framed = designedItem(halide, {
    productId: 'framed-print',
    attributes: { size: '8x10' },
    photos: [photo],
    pixelsPerInch: 72,
  });
  const order = handedOrder(halide, [print('8x10'), framed, print('4x6')]);
  const { orders, lab, labOrderIds } = await send(order);
  for (const id of labOrderIds) await submitToLab(lab, id);
  const folder = join(deps.settings.DATA_DIR, 'lab/halide');
  const first = `${order.reference}-1`.replaceAll(/[^\w-]/g, '_');
  expect((await readdir(join(folder, first))).toSorted()).toEqual([
    '01-front.jpg',
    '02-front.jpg',
    'ticket.json',
  ]);
  const ticket = JSON.parse(await readFile(join(folder, first, 'ticket.json'), 'utf8'));
  expect(ticket).toMatchObject({
    version: 1,
    reference: `${order.reference}-1`,
    shippingGroup: 'prints',
    shippingMethod: 'dropship_lowest_cost',
    shipTo: { name: 'Ada Moreau', zip: '78701' },
    items: [
      { attributes: { size: '8x10', paper: 'luster' }, quantity: 1 },
      { attributes: { size: '4x6', paper: 'luster' }, quantity: 1 },
    ],
  });
  const [file] = ticket.items[0].files;
  const md5 = execFileSync('md5sum', [join(folder, first, file.name)], { encoding: 'utf8' });
  expect(md5.split(' ')[0]).toBe(file.md5);
  expect(orders.news.map(({ kind, shippingGroup }) => `${kind} ${shippingGroup}`)).toEqual([
    'sent prints',
    'sent wall',
  ]);
});

test('whatever is done twice is there once, even after the lab took the folder away', async () => {
  const photo = await storedPhoto(store);
  const item = smallPrint([photo]);
  const order = handedOrder(halide, [item]);
  const { orders, lab, labOrderIds } = await send(order);
  await sendOrderToLab(lab, order.orderId);
  const [id = ''] = labOrderIds;
  const [before] = await filesOf(id);
  await makePrintFiles(lab, id);
  expect((await filesOf(id))[0]?.id).toBe(before?.id);
  await submitToLab(lab, id);
  const folder = join(deps.settings.DATA_DIR, 'lab/halide', `${order.reference}-1`);
  execFileSync('rm', ['-r', folder.replaceAll(/[^\w/.-]/g, '_')]);
  // As if our own note had been lost.
  await db.updateTable('labOrders').set({ status: 'sending' }).execute();
  await submitToLab(lab, id);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
  expect(await db.selectFrom('labOrders').select('status').execute()).toEqual([{ status: 'sent' }]);
  expect(orders.news.map(({ kind }) => kind)).toEqual(['sent', 'sent']);
});

test('a photo whose damage the gallery bridged is printed and holds nothing up', async () => {
  // Some phones write a scan of parameters that belong to another kind of file.
  const bytes = newJpeg();
  const scan = bytes.lastIndexOf(Buffer.from('ffda', 'hex'));
  bytes.fill(0, scan + 11, scan + 14);
  const photo = await storedPhoto(store, { bytes, isRepaired: true });
  const { labOrderIds } = await send(handedOrder(halide, [smallPrint([photo])]));
  expect(await filesOf(labOrderIds[0])).toHaveLength(1);
});

test.each([
  [
    'was replaced',
    async () =>
      db
        .updateTable('photos')
        .set({ sha256: 'f'.repeat(64) })
        .execute(),
  ],
  ['is gone', async () => db.deleteFrom('photos').execute()],
])('a photo that %s stops the order for a person, and it can be sent again', async (_, spoil) => {
  const photo = await storedPhoto(store);
  const item = smallPrint([photo]);
  await spoil();
  const { orders, lab, labOrderIds } = await send(handedOrder(halide, [item]));
  expect(await db.selectFrom('labOrders').select(['status', 'reason']).execute()).toEqual([
    { status: 'held', reason: expect.stringContaining(photo.photoId) },
  ]);
  expect(orders.news.map(({ kind }) => kind)).toEqual(['trouble']);
  expect(await resendLabOrder(lab, acting, labOrderIds[0] ?? '')).toBe(true);
  expect(await resendLabOrder(lab, acting, labOrderIds[0] ?? '')).toBe(false);
  expect(await db.selectFrom('labOrders').select(['status', 'attempt']).execute()).toEqual([
    { status: 'preparing', attempt: 2 },
  ]);
});

test('an empty place is never printed', async () => {
  const item = smallPrint([]);
  await send(handedOrder(halide, [item]));
  expect(await db.selectFrom('labOrders').select(['status', 'reason']).execute()).toEqual([
    { status: 'held', reason: expect.stringMatching(/^Item 1, Photographic print: .*empty place/) },
  ]);
});

test('a worker that has to stop takes its drawing with it, and the next one draws it anew', async () => {
  const photo = await storedPhoto(store);
  const item = smallPrint([photo]);
  const order = handedOrder(halide, [item]);
  const lab = { ...deps, orders: openFakeOrders(order) };
  await sendOrderToLab(lab, order.orderId);
  const { id } = await db.selectFrom('labOrders').select('id').executeTakeFirstOrThrow();
  await expect(makePrintFiles(lab, id, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(await db.selectFrom('labOrders').select('status').execute()).toEqual([
    { status: 'preparing' },
  ]);
  await makePrintFiles(lab, id);
  expect(await filesOf(id)).toHaveLength(1);
});

test('an order that was canceled meanwhile is not made', async () => {
  const orders = openFakeOrders();
  await sendOrderToLab({ ...deps, orders }, 'unknown');
  expect(await db.selectFrom('labOrders').select('id').execute()).toEqual([]);
});
