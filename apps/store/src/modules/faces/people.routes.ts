import { calls } from '@albumen/contract/schemas/people';
import { calls as marks } from '@albumen/contract/schemas/photo-marks';
import type { Dependencies } from '../../dependencies.ts';
import { signedIn } from '../../http/guards.ts';
import type { Router } from '../../http/route.ts';
import * as people from './people.service.ts';
import { readPhotoMarks } from './photo-marks.service.ts';
import { getSharedPerson, listSharedPeople } from './shared-people.service.ts';

const guards = [signedIn];

export function addPeople(route: Router, deps: Dependencies): void {
  route(calls.listPeople, { guards }, ({ visit, params }) =>
    people.listPeople(deps, visit, params),
  );

  route(calls.getPerson, { guards }, ({ visit, params }) => people.getPerson(deps, visit, params));

  route(calls.editPerson, { guards }, ({ visit, params, body }) =>
    people.editPerson(deps, visit, { ...params, ...body }),
  );

  route(calls.mergePeople, { guards }, ({ visit, params, body }) =>
    people.mergePeople(deps, visit, { ...params, ...body }),
  );

  route(calls.splitPerson, { guards }, ({ visit, params, body }) =>
    people.splitPerson(deps, visit, { ...params, ...body }),
  );

  route(marks.photoMarks, { guards }, ({ visit, params: { galleryId } }) =>
    readPhotoMarks(deps, visit, galleryId),
  );

  route(calls.sharedPeople, ({ visit, params: { shareId } }) =>
    listSharedPeople(deps, visit, shareId),
  );

  route(calls.sharedPerson, ({ visit, params }) => getSharedPerson(deps, visit, params));
}
