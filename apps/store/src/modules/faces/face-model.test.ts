import { findMe, hideMe, type FaceSearch } from '@albumen/contract/endpoints/find-me';
import * as galleries from '@albumen/contract/endpoints/galleries';
import * as people from '@albumen/contract/endpoints/people';
import { servedModelPath } from '@albumen/faces/served-model';
import { SettingsError } from '@albumen/server-kit/settings';
import { beforeEach, expect, test } from 'vitest';
import { numbersOf, openFaceRig, otherModel, otherNumbersOf } from '../../../test/face-rig.ts';
import { loadSettings } from '../../settings.ts';
import { openFaceModel } from './face-model.ts';
import { groupPeople } from './group-people.service.ts';

/** One database, before and after the operator brought a model. */
const { db, deps, browser, empty, opened } = await openFaceRig();
const withModel = { faceModel: otherModel };
const later = await openFaceRig({ ...withModel, db });

beforeEach(empty);

function search(shareId: string, asked: Partial<FaceSearch>, store = later) {
  const body = {
    model: otherModel.id,
    descriptors: [otherNumbersOf(1)],
    notMe: [],
    ...asked,
  };
  return store.browser().call(findMe, { params: { shareId }, body });
}

async function foundBy(shareId: string, asked: Partial<FaceSearch> = {}) {
  const reply = await search(shareId, asked);
  expect(reply.status).toBe(200);
  return reply.body.photos.map(({ photoId }) => photoId);
}

test('faces that one model described are not found by numbers of another, until they are described anew', async () => {
  const { shareId, add, look } = await opened({ allowsFindMe: true });
  const hers = await add(numbersOf(2), numbersOf(1));
  const other = await add(numbersOf(3));
  const see = () => later.browser().call(galleries.getSharedGallery, { params: { shareId } });
  expect((await see()).body.findMe).toMatchObject({ isReady: false, model: otherModel.id });
  expect(await foundBy(shareId)).toEqual([]);

  await look(hers, [otherNumbersOf(2), otherNumbersOf(1, 2)], withModel);
  expect(await foundBy(shareId)).toEqual([hers]);
  await look(other, [otherNumbersOf(3)], withModel);
  expect((await see()).body.findMe).toMatchObject({ isReady: true });
  const kept = await db.selectFrom('faceDescriptors').select(['model', 'descriptor']).execute();
  expect(kept.map(({ model, descriptor }) => [model, descriptor.length])).toEqual(
    Array.from({ length: 3 }, () => [otherModel.id, 640]),
  );
});

test('a page that was loaded before is told to load again; another count of numbers is refused', async () => {
  const { shareId } = await opened({ allowsFindMe: true });
  const before = await search(shareId, { model: '', descriptors: [numbersOf(1)] });
  expect(before).toMatchObject({ status: 409, body: { code: 'faceModelChanged' } });
  const body = { model: 'unknown', descriptors: [otherNumbersOf(1)], notMe: [] };
  const hidden = await later.browser().call(hideMe, { params: { shareId }, body });
  expect(hidden).toMatchObject({ status: 409, body: { code: 'faceModelChanged' } });
  const short = await search(shareId, { descriptors: [otherNumbersOf(1), numbersOf(1)] });
  expect(short).toMatchObject({ status: 422, body: { code: 'invalidForm' } });
  expect(short.body).toHaveProperty(['fields', 'descriptors.1']);
});

test('who is named stays who she is when another model describes her, and who is hidden stays hidden', async () => {
  const { owner, params, shareId, add, look } = await opened({ allowsFindMe: true });
  const photos = [await add(numbersOf(1), numbersOf(2)), await add(numbersOf(1, 2), numbersOf(3))];
  await owner.call(galleries.editGallerySettings, { params, body: { showsPeople: true } });
  await groupPeople(deps, params.galleryId);
  const [ada] = (await owner.call(people.listPeople, { params })).body.people;
  if (ada === undefined) throw new Error('nobody');
  const at = { params: { ...params, personId: ada.personId } };
  await owner.call(people.editPerson, { ...at, body: { name: 'Ada' } });
  const bo = { model: '', descriptors: [numbersOf(2)], notMe: [] };
  await browser().call(hideMe, { params: { shareId }, body: bo });

  const [first = '', second = ''] = photos;
  await look(first, [otherNumbersOf(1), otherNumbersOf(2)], withModel);
  await groupPeople({ ...deps, ...withModel }, params.galleryId);
  await look(second, [otherNumbersOf(1, 2), otherNumbersOf(3)], withModel);
  await groupPeople({ ...deps, ...withModel }, params.galleryId);
  const left = (await owner.call(people.listPeople, { params })).body.people;
  expect(left.map(({ name, photoCount }) => [name, photoCount])).toEqual([['Ada', 2]]);
  expect(await foundBy(shareId, { descriptors: [otherNumbersOf(2)] })).toEqual([]);
});

test('browsers get the model as it was read, under its own address', async () => {
  const folder = servedModelPath(otherModel.id);
  const reply = await later.browser().send({ url: `${folder}model.onnx` });
  expect(reply.status).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-length': String(otherModel.bytes.length),
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(reply.text).toBe(otherModel.bytes.toString());
});

test('a model is opened only where people are allowed, and what is wrong with it is said of the setting', async () => {
  const given = { FACE_MODEL: '/nowhere/model.onnx' };
  expect(await openFaceModel(loadSettings(given))).toBeUndefined();
  const opening = openFaceModel(loadSettings({ ...given, FACES: 'people' }));
  await expect(opening).rejects.toBeInstanceOf(SettingsError);
  await expect(opening).rejects.toThrow('FACE_MODEL: /nowhere/model.onnx is not there');
});
