import * as galleries from '@albumen/contract/endpoints/galleries';
import { displayRendition } from '@albumen/contract/renditions';
import type { FaceFinder } from '@albumen/faces/face-finder';
import type { Dependencies } from '../src/dependencies.ts';
import type { FaceModelInUse } from '../src/modules/faces/face-model.ts';
import { findFaces } from '../src/modules/faces/find-faces.service.ts';
import { renditionKey } from '../src/modules/renditions/rendition-keys.ts';
import type { Factories } from './factories.ts';
import { openTestApp } from './test-app.ts';

/** A face of that person: the same direction with a little of its own. */
export function numbersOf(person: number, change = 0): number[] {
  return row(128, { person, change }).map((number) => number * 1.4);
}

/** The same by a model of the operator's, which makes more numbers, of length 1. */
export function otherNumbersOf(person: number, change = 0): number[] {
  return row(160, { person, change });
}

function row(count: number, { person, change }: { person: number; change: number }): number[] {
  const numbers = Array.from({ length: count }, (_, index) =>
    index % 16 === person ? 0.5 : ((index * (change + 1)) % 7) * change * 0.002,
  );
  const length = Math.hypot(...numbers);
  return numbers.map((number) => number / length);
}

/** As if the operator had brought a model; what runs it is asked for by nobody here. */
export const otherModel: FaceModelInUse = {
  id: '0123456789abcdef0123',
  bytes: Buffer.from('an operator’s model'),
  runtime: '/nowhere/runtime.js',
  browserRuntime: { module: '', binary: '', version: '1.0.0' },
  input: { name: 'face', sidePx: 112, isInPlanes: true, colors: 'rgb' },
  numberCount: 160,
  samePersonDistance: 1,
};

/** A model that sees these people, side by side. */
function finderOf(people: readonly (readonly number[])[], during = async () => {}): FaceFinder {
  return {
    processes: 1,
    async find({ withDescriptors }) {
      await during();
      const faces = people.map((descriptor, index) => ({
        box: { x: index * 0.2, y: 0.1, width: 0.15, height: 0.2 },
        landmarks: [],
        sizePx: 200,
        sharpness: 120,
        eyeOpening: 0.3,
        score: 0.9,
        ...(withDescriptors && { descriptor: Float32Array.from(descriptor) }),
      }));
      return { faces, attention: { x: 0.5, y: 0.5 } };
    },
    close: async () => {},
  };
}

/** A store whose operator allows Find me, with galleries in which a model sees whom a test says. */
export async function openFaceRig(changed: Partial<Dependencies> = {}) {
  const app = await openTestApp({ settings: { FACES: 'people' }, poolSize: 4, deps: changed });
  const { browser, make, deps } = app;

  async function opened(overrides: Parameters<Factories['gallery']>[0] = {}) {
    const account = await make.account();
    const gallery = await make.gallery({ accountId: account.id, ...overrides });
    const owner = await browser().signIn(account.id);
    const params = { galleryId: gallery.id };
    const shareId = gallery.shareId ?? '';
    const turn = (allowsFindMe: boolean) =>
      owner.call(galleries.editGallerySettings, { params, body: { allowsFindMe } });
    const look = async (
      photoId: string,
      people: readonly number[][],
      { during, faceModel }: { during?: () => Promise<void>; faceModel?: FaceModelInUse } = {},
    ) => findFaces({ ...deps, faceModel, faces: finderOf(people, during) }, photoId);
    const addPhoto = async () => {
      const { id, renditionToken } = await make.photo({ galleryId: gallery.id });
      const key = renditionKey(renditionToken, displayRendition);
      await deps.files.put(key, Buffer.from('a photo'), { contentType: 'image/jpeg' });
      return id;
    };
    const add = async (...people: number[][]) => {
      const photoId = await addPhoto();
      await look(photoId, people);
      return photoId;
    };
    return { account, gallery, owner, params, shareId, turn, look, addPhoto, add };
  }

  return { ...app, opened };
}
