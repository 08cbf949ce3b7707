import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/people.ts';

export type GalleryPeople = z.infer<typeof schemas.peopleReply>;
export type ManagedPerson = GalleryPeople['people'][number];
export type FaceCrop = z.infer<typeof schemas.faceCrop>;
export type PersonDetails = z.infer<typeof schemas.personReply>;
export type SharedPeople = z.infer<typeof schemas.sharedPeopleReply>;
export type SharedPerson = z.infer<typeof schemas.sharedPersonReply>;

type GalleryParams = { galleryId: string };
type PersonParams = GalleryParams & { personId: string };

/** People of a gallery for its owner, who has the most photos first. `peopleOff` where she shows none. */
export const listPeople = endpoint<{ params: GalleryParams; reply: GalleryPeople }>({
  method: 'GET',
  path: '/api/galleries/:galleryId/people',
});

/** Where one of them is, and with whom how often. */
export const getPerson = endpoint<{ params: PersonParams; reply: PersonDetails }>({
  method: 'GET',
  path: '/api/galleries/:galleryId/people/:personId',
});

/** What is left out stays as it is. */
export const editPerson = endpoint<{
  params: PersonParams;
  body: { name?: string; isHidden?: boolean };
  reply: z.infer<typeof schemas.personChangedReply>;
}>({ method: 'PATCH', path: '/api/galleries/:galleryId/people/:personId', isSafeToRepeat: true });

/** All faces of the other become hers. */
export const mergePeople = endpoint<{
  params: PersonParams;
  body: { otherId: string };
  reply: z.infer<typeof schemas.personChangedReply>;
}>({ method: 'POST', path: '/api/galleries/:galleryId/people/:personId/merge' });

/** These of her faces are somebody else's: answers whose. */
export const splitPerson = endpoint<{
  params: PersonParams;
  body: { faceIds: string[] };
  reply: z.infer<typeof schemas.personChangedReply>;
}>({ method: 'POST', path: '/api/galleries/:galleryId/people/:personId/split' });

/** Whom guests may look for by name: those whom the photographer has named and not hidden. */
export const sharedPeople = endpoint<{ params: { shareId: string }; reply: SharedPeople }>({
  method: 'GET',
  path: '/api/shared/:shareId/people',
});

/** The photos of one of them, in the gallery's order. */
export const sharedPerson = endpoint<{
  params: { shareId: string; personId: string };
  reply: SharedPerson;
}>({ method: 'GET', path: '/api/shared/:shareId/people/:personId' });
