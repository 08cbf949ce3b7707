import type { SharedPeople, SharedPerson } from '@albumen/contract/endpoints/people';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { viewByLink } from '../galleries/gallery-access.service.ts';
import * as queries from './people.queries.ts';
import { readPeople } from './people.service.ts';

/** Whom guests may look for by name. */
export async function listSharedPeople(
  deps: Dependencies,
  visit: Visit,
  shareId: string,
): Promise<SharedPeople> {
  const galleryId = await openShown(deps, visit, shareId);
  const people = await readPeople(deps.db, galleryId);
  return { people: people.filter(({ name, isHidden }) => name !== '' && !isHidden) };
}

export async function getSharedPerson(
  deps: Dependencies,
  visit: Visit,
  { shareId, personId }: { shareId: string; personId: string },
): Promise<SharedPerson> {
  const galleryId = await openShown(deps, visit, shareId);
  const person = await queries.findShownPerson(deps.db, { galleryId, personId });
  if (person === undefined) fail('notFound');
  const faces = await queries.listFacesOf(deps.db, { galleryId, personId });
  return { name: person.name, photoIds: [...new Set(faces.map(({ photoId }) => photoId))] };
}

async function openShown(deps: Dependencies, visit: Visit, shareId: string): Promise<string> {
  const { gallery } = await viewByLink(deps, visit, shareId);
  const isOn = deps.settings.FACES === 'people' && gallery.showsPeople;
  return isOn ? gallery.id : fail('peopleOff');
}
