import { photos, type PlatePhoto } from '../plates/photos.ts';
import type { Focus, ShownPhoto } from './shown-photo.ts';

const files = import.meta.glob<string>(
  '../plates/photos/{seeding,friends,aitzgorri,nuthatch,stream,sunset}-{640,1280}.webp',
  { eager: true, query: '?url', import: 'default' },
);

function sample(photo: PlatePhoto, x: Focus, y: Focus = 'middle'): ShownPhoto {
  const small = files[`../plates/photos/${photo.file}-640.webp`] ?? '';
  const large = files[`../plates/photos/${photo.file}-1280.webp`] ?? small;
  const { file, width, height } = photo;
  const urls = { thumb: small, tile: small, large };
  return { id: file, width, height, isOwn: false, focus: { x, y }, urls };
}

const used = {
  seeding: sample(photos.seeding, 'start'),
  friends: sample(photos.friends, 'middle', 'start'),
  aitzgorri: sample(photos.aitzgorri, 'middle'),
  sunset: sample(photos.sunset, 'middle'),
  stream: sample(photos.stream, 'middle', 'end'),
  nuthatch: sample(photos.nuthatch, 'middle'),
};

/** Shown where a visitor has no photos yet. */
export const samplePhotos: readonly ShownPhoto[] = [
  used.seeding,
  used.aitzgorri,
  used.stream,
  used.friends,
  used.sunset,
  used.nuthatch,
];

/** The samples for cards, which show people and the animals that live with them. */
export const cardSamplePhotos: readonly ShownPhoto[] = [
  used.friends,
  used.seeding,
  used.sunset,
  used.aitzgorri,
  used.stream,
  used.nuthatch,
];

/** What our pages owe to whose photos they show. */
export const sampleCredits: readonly PlatePhoto[] = [
  photos.seeding,
  photos.aitzgorri,
  photos.stream,
  photos.friends,
  photos.sunset,
  photos.nuthatch,
];
