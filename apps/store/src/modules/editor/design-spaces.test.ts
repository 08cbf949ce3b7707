import * as editor from '@albumen/contract/endpoints/editor';
import { jobsSchema } from '@albumen/server-kit/jobs';
import { sql, type ExpressionBuilder } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createDesign, designer, newCard, newDesign, putInCart } from '../../../test/designs.ts';
import { emptyMailbox } from '../../../test/mailbox.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';
import type { Tables } from '../../db/tables.ts';
import { renderProofJob } from '../cart/proof.jobs.ts';
import { deleteForgottenDesigns } from './forgotten-designs.service.ts';

const app = await openTestApp();
const { db, deps, browser, make, empty } = app;

beforeEach(empty);

function read(client: TestClient, designSpaceId: string) {
  return client.call(editor.getDesignSpace, { params: { designSpaceId } });
}

function save(client: TestClient, designSpaceId: string, body: editor.SaveDesignSpace) {
  return client.call(editor.saveDesignSpace, { params: { designSpaceId }, body });
}

test('a design reopens exactly as it was left', async () => {
  const { client, design, gallery } = await designer(app);
  const id = await createDesign(client, design);
  const { body } = await read(client, id);
  expect(body).toMatchObject({ designSpaceId: id, editorId: id, version: 1, itemId: null });
  expect(body.document).toEqual(design.document);
  expect(body.attributes).toEqual(design.attributes);
  expect(body.projectTitle).toBe(gallery.title);
});

test('a save counts up; the same save again, answered late, changes nothing', async () => {
  const { client, design } = await designer(app);
  const id = await createDesign(client, design);
  const change = { version: 1, document: design.document, title: 'For Mom' };
  expect((await save(client, id, change)).body.version).toBe(2);
  expect((await save(client, id, change)).body.version).toBe(2);
  expect((await read(client, id)).body.title).toBe('For Mom');
});

test('two tabs never overwrite each other silently', async () => {
  const { client, design } = await designer(app);
  const id = await createDesign(client, design);
  await save(client, id, { version: 1, document: design.document, title: 'First tab' });
  const late = await save(client, id, { version: 1, document: design.document, title: 'Second' });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'staleDesign', params: { version: 2 } });
  expect((await read(client, id)).body.title).toBe('First tab');
});

test('of many saves at once of one version, one is kept', async () => {
  const { client, design } = await designer(app);
  const id = await createDesign(client, design);
  const titles = Array.from({ length: 8 }, (_, index) => `Title ${index}`);
  const replies = await Promise.all(
    titles.map((title) => save(client, id, { version: 1, document: design.document, title })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(7).fill(409),
  ]);
  expect((await read(client, id)).body.version).toBe(2);
});

test("somebody else's design is not there", async () => {
  const { client, design } = await designer(app);
  const id = await createDesign(client, design);
  const { client: stranger } = await designer(app);
  const save1 = await save(stranger, id, { version: 1, document: design.document });
  const photos = await stranger.call(editor.listEditorPhotos, { params: { designSpaceId: id } });
  expect([(await read(stranger, id)).status, save1.status, photos.status]).toEqual([404, 404, 404]);
  expect((await read(browser(), id)).status).toBe(404);
});

test("photos of a gallery that one can't see are refused", async () => {
  const { client } = await designer(app);
  const other = await designer(app);
  const theirs = newDesign(deps, { photos: other.photos });
  const hidden = await client.call(editor.createDesignSpace, { body: theirs });
  expect(hidden.body).toMatchObject({ code: 'foreignPhoto' });
  const named = await client.call(editor.createDesignSpace, { body: other.design });
  expect(named.status).toBe(404);
  expect(await db.selectFrom('designSpaces').select('id').execute()).toEqual([]);
});

test('a photo that is said to have more pixels than it has is refused', async () => {
  const { client, gallery, photos } = await designer(app);
  const grown = photos.map((photo) => ({ ...photo, width: 40_000, height: 30_000 }));
  const body = newDesign(deps, { galleryId: gallery.id, photos: grown });
  const reply = await client.call(editor.createDesignSpace, { body });
  expect(reply.body).toMatchObject({ code: 'foreignPhoto' });
});

test('a document that is none is refused with where it is wrong', async () => {
  const { client, design } = await designer(app);
  const [face] = design.document.faces;
  const faces = [{ ...face, kind: 'front', id: 'front', background: 'url(x)' }];
  const body = { ...design, document: { ...design.document, faces } };
  const reply = await client.call(editor.createDesignSpace, { body });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    code: 'unreadableDesign',
    params: { mistake: expect.stringContaining('faces.0') },
  });
});

test('a choice that is not sold is refused by its field; a price is passed over', async () => {
  const { client, design } = await designer(app);
  const attributes = { ...design.attributes, paper: 'gold-leaf' };
  const reply = await client.call(editor.createDesignSpace, { body: { ...design, attributes } });
  expect(reply.body).toMatchObject({
    code: 'invalidForm',
    fields: { paper: [expect.any(String)] },
  });
  const cheap = { ...design, attributes: { ...design.attributes, price: '1', quantity: '-4' } };
  const id = await createDesign(client, cheap);
  expect((await read(client, id)).body.attributes).toEqual(design.attributes);
});

test('nobody fills the store with designs', async () => {
  const { client, design } = await designer(app);
  const body = { designSpaces: [design] };
  const make = () => client.call(editor.createDesignSpaces, { body });
  const replies = [];
  for (let made = 0; made < 102; made += 6) {
    replies.push(...(await Promise.all([make(), make(), make(), make(), make(), make()])));
  }
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(({ status }) => status)).toEqual([429, 429]);
});

test('nobody fills the store with designs of one visitor after the other, either', async () => {
  const design = newDesign(deps, { photos: [] });
  const one = (ip: string) => browser().call(editor.createDesignSpace, { body: design, ip });
  const body = { designSpaces: [design] };
  const many = (ip: string) => browser().call(editor.createDesignSpaces, { body, ip });
  const [crowded, other] = ['203.0.113.9', '198.51.100.1'];
  for (const create of [one, many]) {
    expect((await create(crowded)).status).toBe(200);
    const ofAddress = (row: ExpressionBuilder<Tables, 'rateLimits'>) =>
      row.and([row('bucket', 'like', 'new-design%'), row('bucket', 'like', `%${crowded}`)]);
    await db.updateTable('rateLimits').set({ hits: 10_000 }).where(ofAddress).execute();
    expect((await create(crowded)).status).toBe(429);
    expect((await create(other)).status).toBe(200);
  }
});

test('a card needs every choice of its design, and none that another design has', async () => {
  const { attributes, ...card } = newCard(deps, 'olive');
  const { theme: _theme, backLayout: _back, ...left } = attributes;
  const body = { ...card, attributes: { ...left, shape: 'oval' } };
  const reply = await browser().call(editor.createDesignSpace, { body });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({
    code: 'invalidForm',
    fields: {
      theme: ['This field is required.'],
      backLayout: ['This field is required.'],
      shape: ['Choose one of the options.'],
    },
  });
});

test('each save answers which photos are soft', async () => {
  const { client, gallery } = await designer(app);
  const small = await make.photos(1, { galleryId: gallery.id, width: 1300, height: 1000 });
  const body = newDesign(deps, {
    galleryId: gallery.id,
    photos: small,
    attributes: { size: '16x20' },
  });
  const id = await createDesign(client, body);
  const saved = await save(client, id, { version: 1, document: body.document, title: 'Big' });
  expect(saved.body.readiness).toBe('block');
  expect(saved.body.problems).toEqual([
    expect.objectContaining({ code: 'fewPixels', level: 'block', faceId: 'front' }),
  ]);
});

/** Which designs' pictures wait to be drawn. */
async function waitingProofs(): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data - '$requestId' as data from ${sql.id(jobsSchema, 'job')}
     where name = ${renderProofJob.name}`.execute(db);
  return rows.map(({ data }) => data);
}

test('saving what lies in the cart changes the cart and asks for a new picture', async () => {
  const { client, design } = await designer(app);
  const { designSpaceId, cart } = await putInCart(client, design);
  // The picture that putting in has asked for is not the one that is asked for here.
  await emptyMailbox(db);
  await save(client, designSpaceId, { version: 1, document: design.document, title: 'Renamed' });
  expect(await waitingProofs()).toEqual([{ designSpaceId }]);
  const { version } = await db.selectFrom('carts').select('version').executeTakeFirstOrThrow();
  expect(version).toBe(cart.version + 1);
});

test('designs that nobody keeps are forgotten after 90 days, those in a cart are not', async () => {
  const { client, design } = await designer(app);
  const forgotten = await createDesign(client, design);
  const { designSpaceId } = await putInCart(client, design);
  await db
    .updateTable('designSpaces')
    .set({ updatedAt: sql<Date>`now() - interval '91 days'` })
    .execute();
  const young = await createDesign(client, design);
  await deleteForgottenDesigns(db);
  const replies = [forgotten, designSpaceId, young].map((id) => read(client, id));
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 200, 200]);
});
