import type { LabBrand } from '@albumen/contract/brands';
import { listBrands, updateBrand } from '@albumen/contract/endpoints/brands';
import { addFavorite } from '@albumen/contract/endpoints/favorites';
import {
  deleteGallery,
  editGallerySettings,
  type NewGallery,
} from '@albumen/contract/endpoints/galleries';
import { deletePhotos } from '@albumen/contract/endpoints/photos';
import type { PageClient } from '../../../e2e/client/page-client.ts';
import { operate } from '../../../e2e/client/operators.ts';
import { prepareGallery, share, type PhotoBytes } from '../../../e2e/client/galleries.ts';
import type { SharedGallery } from '../../../e2e/fixtures/gallery.ts';
import type { People, Person, Photographer } from '../../../e2e/fixtures/people.ts';
import { demoPhotos } from '../../../e2e/fixtures/photos.ts';
import { longNamed, manyPhotos } from './photo-stock.ts';

/** The pages that are not the lab brands'. */
interface Rig {
  /** Origin of the merchant's page beside the gateway. */
  playground: string;
  operatorToken: string;
  /** Where the store keeps its database. */
  dataDir: string;
}

/** Everybody who is in a picture, and the galleries that they look at. */
export interface Cast extends Rig {
  labBrand: LabBrand;
  viewers: Record<'visitor' | 'owner' | 'newcomer', Person>;
  /** The 14 demo photos, with favorites, hero and a photo in the bin. */
  gallery: SharedGallery;
  /** 300 photos and the longest names there can be; made for whoever asks first. */
  large: () => Promise<SharedGallery>;
  /** Makes the visitor the operator: once, since attempts are limited. */
  signInAsOperator: () => Promise<unknown>;
  /** Shared before there is a photo in it. */
  empty: SharedGallery;
  locked: SharedGallery;
  ended: SharedGallery;
}

const longTitle =
  'Wilhelmina-Konstanze & Bartholomew Featherstonehaugh-Cholmondeley: a Donaudampfschifffahrtsgesellschaft day';

const titles = ['Harbor day', 'Anna & Ben', 'Confirmation, St. Mary’s', 'The Okafors', 'Spring'];

export async function gatherCast(people: People, labBrand: LabBrand, rig: Rig): Promise<Cast> {
  const account = { firstName: 'Ada', lastName: 'Lindqvist', companyName: 'Lindqvist' };
  const owner = await people.photographer({ labBrand, account, paysByCard: true });
  const visitor = await people.visitor({ labBrand });
  const newcomer = await people.photographer({ labBrand });
  const { brands } = await owner.client.call(listBrands);
  const brand = { businessName: 'Lindqvist Photographs', logoStyle: 'text' } as const;
  await owner.client.call(updateBrand, { body: { brandId: brands[0]?.brandId ?? '', ...brand } });

  const gallery = await shared(owner, wedding, await demoPhotos());
  const some = (await manyPhotos(12)).slice(8);
  const empty = await shared(owner, { title: 'Still on the camera' }, []);
  const locked = await shared(owner, { title: 'Family only' }, some);
  const ended = await shared(owner, { title: 'Last summer' }, some);
  for (const title of titles) await prepareGallery(owner.client, owner.request, { title });
  await change(owner.client, locked.galleryId, { pin: '2468' });
  await change(owner.client, ended.galleryId, { expiresOn: '2026-01-01' });
  await favoriteSome(people, labBrand, gallery);
  await fillBins(owner, gallery);
  const viewers = { visitor, owner, newcomer };
  let made: Promise<SharedGallery> | undefined;
  const large = () => (made ??= shareLarge(owner));
  let session: Promise<unknown> | undefined;
  const signInAsOperator = () => (session ??= operate(visitor.client, rig.operatorToken));
  return { ...rig, labBrand, viewers, gallery, large, signInAsOperator, empty, locked, ended };
}

async function shareLarge(owner: Photographer): Promise<SharedGallery> {
  return shared(owner, { title: longTitle, businessName: longTitle.slice(0, 60) }, [
    ...longNamed(await manyPhotos(4)),
    ...(await manyPhotos(300)).slice(4),
  ]);
}

const wedding: Partial<NewGallery> = {
  title: 'Mia and Tom',
  occasion: 'Wedding',
  date: Date.UTC(2026, 5, 20),
  businessName: 'Lindqvist Photographs',
};

async function shared(
  { client, request }: Photographer,
  facts: Partial<NewGallery>,
  files: readonly (string | PhotoBytes)[],
): Promise<SharedGallery> {
  const made = await prepareGallery(client, request, { ...facts, files });
  const managePath = `/gallery/manage/${made.galleryId}`;
  return { ...made, managePath, ...(await share(client, made.galleryId)) };
}

function change(client: PageClient, galleryId: string, body: object) {
  return client.call(editGallerySettings, { params: { galleryId }, body });
}

async function favoriteSome(people: People, labBrand: LabBrand, { photoIds, link }: SharedGallery) {
  const account = { firstName: 'Zoe', lastName: 'Quinn' };
  const guest = await people.photographer({ labBrand, account });
  const stranger = await people.visitor({ labBrand });
  for (const [person, count] of [
    [guest, 6],
    [stranger, 3],
  ] as const) {
    await person.page.goto(link);
    for (const photoId of photoIds.slice(0, count)) {
      await person.client.call(addFavorite, { params: { photoId } });
    }
    await person.context.close();
  }
}

async function fillBins({ client, request }: Photographer, { photoIds }: SharedGallery) {
  const last = photoIds.slice(-1);
  await client.call(deletePhotos, { body: { ids: [...last] } });
  const { galleryId } = await prepareGallery(client, request, { title: 'A wrong upload' });
  await client.call(deleteGallery, { params: { galleryId } });
}
