import * as galleries from '@albumen/contract/endpoints/galleries';
import { hideMe } from '@albumen/contract/endpoints/find-me';
import * as endpoints from '@albumen/contract/endpoints/people';
import { photoMarks } from '@albumen/contract/endpoints/photo-marks';
import { beforeEach, expect, test } from 'vitest';
import { numbersOf, openFaceRig } from '../../../test/face-rig.ts';
import { startFaces } from './find-faces.jobs.ts';
import { groupPeople } from './group-people.service.ts';

const { db, deps, browser, make, empty, opened } = await openFaceRig();

beforeEach(empty);

/** Ada is in three photos, with Bo in one of them and with Cy in another; a stranger is in one. */
async function wedding() {
  const gallery = await opened({ allowsFindMe: true });
  const { owner, params, shareId, add } = gallery;
  await add(numbersOf(1), numbersOf(2));
  await add(numbersOf(1, 2), numbersOf(3), numbersOf(9));
  await add(numbersOf(1, 3));
  await add(numbersOf(2, 2));
  await add(numbersOf(3, 2));
  const show = (showsPeople: boolean) =>
    owner.call(galleries.editGallerySettings, { params, body: { showsPeople } });
  expect((await show(true)).status).toBe(200);
  await groupPeople(deps, params.galleryId);
  const list = async () => (await owner.call(endpoints.listPeople, { params })).body.people;
  const at = (personId: string) => ({ ...params, personId });
  const name = (personId: string, called: string) =>
    owner.call(endpoints.editPerson, { params: at(personId), body: { name: called } });
  const named = async () => (await seen()).body.people.map((person) => person.name);
  const seen = () => browser().call(endpoints.sharedPeople, { params: { shareId } });
  return { ...gallery, show, list, at, name, named, seen };
}

test('faces are put together, most photos first; guests see whom the photographer has named', async () => {
  const { owner, shareId, list, at, name, seen, named } = await wedding();
  const people = await list();
  expect(people.map(({ photoCount }) => photoCount)).toEqual([3, 2, 2]);
  const [ada, bo] = people;
  if (ada === undefined || bo === undefined) throw new Error('nobody');
  expect(await named()).toEqual([]);
  const params = { shareId, personId: ada.personId };
  expect((await browser().call(endpoints.sharedPerson, { params })).status).toBe(404);

  await name(ada.personId, ' Ada ');
  await name(bo.personId, 'Bo');
  expect(await named()).toEqual(['Ada', 'Bo']);
  const hers = await browser().call(endpoints.sharedPerson, { params });
  expect(hers.body).toMatchObject({ name: 'Ada' });
  expect(hers.body.photoIds).toHaveLength(3);
  const { body } = await owner.call(endpoints.getPerson, { params: at(ada.personId) });
  expect(body.faces).toHaveLength(3);
  expect(body.together.map(({ photoCount }) => photoCount)).toEqual([1, 1]);

  const hide = { params: at(bo.personId), body: { isHidden: true } };
  expect((await owner.call(endpoints.editPerson, hide)).status).toBe(200);
  expect(await named()).toEqual(['Ada']);
  expect((await list()).find(({ isHidden }) => isHidden)?.name).toBe('Bo');
  expect(JSON.stringify((await seen()).body)).not.toContain(bo.personId);
});

test('what was merged and split stays so when photos come in', async () => {
  const { owner, params, list, at, name, add } = await wedding();
  const [ada, bo, cy] = await list();
  if (ada === undefined || bo === undefined || cy === undefined) throw new Error('nobody');
  await name(bo.personId, 'Bo');
  const body = { otherId: bo.personId };
  const merged = await owner.call(endpoints.mergePeople, { params: at(cy.personId), body });
  expect(merged.body).toEqual({ personId: cy.personId });
  const { faces } = (await owner.call(endpoints.getPerson, { params: at(ada.personId) })).body;
  const split = await owner.call(endpoints.splitPerson, {
    params: at(ada.personId),
    body: { faceIds: faces.slice(0, 1).map(({ faceId }) => faceId) },
  });
  await add(numbersOf(1, 4));
  await add(numbersOf(2, 4));
  await groupPeople(deps, params.galleryId);
  const counts = Object.fromEntries(
    (await list()).map(({ personId, name: called, photoCount }) => [
      personId,
      [called, photoCount],
    ]),
  );
  const halves = [counts[ada.personId]?.[1], counts[split.body.personId]?.[1]];
  expect(Number(halves[0]) + Number(halves[1])).toBe(4);
  expect(counts[cy.personId]).toEqual(['Bo', 5]);
  expect(Object.keys(counts)).toHaveLength(3);
});

test('people need Find me, go with it, and with their own switch', async () => {
  const { owner, params, show, list, name, turn } = await wedding();
  const [ada] = await list();
  await name(ada?.personId ?? '', 'Ada');
  await show(false);
  expect(await db.selectFrom('people').select('id').execute()).toEqual([]);
  const off = await owner.call(endpoints.listPeople, { params });
  expect(off).toMatchObject({ status: 403, body: { code: 'peopleOff' } });
  await show(true);
  await groupPeople(deps, params.galleryId);
  expect(await list()).toHaveLength(3);
  await turn(false);
  expect(await db.selectFrom('people').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('faceDescriptors').select('id').execute()).toEqual([]);
  await groupPeople(deps, params.galleryId);
  expect(await db.selectFrom('people').select('id').execute()).toEqual([]);
  expect(await show(true)).toMatchObject({ status: 409, body: { code: 'findMeFirst' } });
  const gallery = await owner.call(galleries.getGallery, { params });
  expect(gallery.body.findMe).toMatchObject({ isOn: false, showsPeople: false });
});

test('a worker of an operator who no longer allows it leaves nothing that tells faces apart', async () => {
  const { params, list, name } = await wedding();
  const [ada] = await list();
  await name(ada?.personId ?? '', 'Ada');
  await startFaces({ ...deps, settings: { ...deps.settings, FACES: 'off' } });
  for (const table of ['people', 'faceDescriptors', 'describedPhotos'] as const) {
    const { left } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('galleryId', '=', params.galleryId)
      .executeTakeFirstOrThrow();
    expect([table, Number(left)]).toEqual([table, 0]);
  }
});

test('who hides herself is no longer one of the people, her name is gone', async () => {
  const { params, shareId, list, name, named } = await wedding();
  const [ada] = await list();
  await name(ada?.personId ?? '', 'Ada');
  const body = { descriptors: [numbersOf(1)], notMe: [], model: '' };
  await browser().call(hideMe, { params: { shareId }, body });
  expect(await named()).toEqual([]);
  await groupPeople(deps, params.galleryId);
  expect(await list()).toHaveLength(2);
  const names = await db.selectFrom('people').select('name').execute();
  expect(JSON.stringify(names)).not.toContain('Ada');
});

test('another account, and odd changes, find nothing', async () => {
  const { owner, list, at } = await wedding();
  const [ada, bo] = await list();
  const mine = at(ada?.personId ?? '');
  const stranger = await opened({ allowsFindMe: true, showsPeople: true });
  const theirs = { ...stranger.params, personId: mine.personId };
  const edit = (params: typeof mine, client = owner) =>
    client.call(endpoints.editPerson, { params, body: { name: 'Eve' } });
  expect((await edit(mine, stranger.owner)).status).toBe(404);
  expect((await edit(theirs, stranger.owner)).status).toBe(404);
  expect((await edit(mine, browser())).status).toBe(401);
  const long = { params: mine, body: { name: 'x'.repeat(81) } };
  expect((await owner.call(endpoints.editPerson, long)).status).toBe(422);
  const self = { params: mine, body: { otherId: mine.personId } };
  expect((await owner.call(endpoints.mergePeople, self)).status).toBe(404);
  const { faces } = (await owner.call(endpoints.getPerson, { params: at(bo?.personId ?? '') }))
    .body;
  const foreign = { params: mine, body: { faceIds: faces.map(({ faceId }) => faceId) } };
  expect((await owner.call(endpoints.splitPerson, foreign)).status).toBe(404);
  expect(await list()).toHaveLength(3);
});

test('closed eyes, blurred faces and near duplicates are marked for the owner, and for her alone', async () => {
  const { owner, params, gallery } = await opened();
  const face = { x: 0, y: 0, width: 0.1, height: 0.1, landmarks: [], sizePx: 200, score: 0.9 };
  const at = (second: number) => ({
    takenWall: `2026-06-01 14:00:${String(second).padStart(2, '0')}`,
    camera: 'R5',
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  });
  const made = [];
  for (const [index, [eyeOpening, sharpness]] of [
    [0.1, 100],
    [0.3, 10],
    [0.3, 100],
  ].entries()) {
    const taken = at(index < 2 ? index : 40);
    const { id: photoId } = await make.photo({ galleryId: gallery.id, ...taken });
    const faces = JSON.stringify([{ ...face, eyeOpening, sharpness }]);
    await db.insertInto('photoFaces').values({ photoId, faces }).execute();
    made.push(photoId);
  }
  const { body } = await owner.call(photoMarks, { params });
  expect(body).toEqual({
    eyesClosed: [made[0]],
    blurred: [made[1]],
    duplicates: [[made[0], made[1]]],
  });
  const stranger = await opened();
  expect((await stranger.owner.call(photoMarks, { params })).status).toBe(404);
});
