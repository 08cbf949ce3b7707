import type { LabBrand } from '@albumen/contract/brands';
import { fail } from './problem-error.ts';
import type { Guard } from './route.ts';
import type { SignedInAccount, Visit } from './visit.ts';

export const signedIn: Guard = (request) => {
  accountOf(request.visit);
};

/** The account of a visit behind the `signedIn` guard. */
export function accountOf(visit: Visit): SignedInAccount & { labBrand: LabBrand } {
  if (visit.account === undefined) fail('notSignedIn');
  return { ...visit.account, labBrand: visit.labBrand };
}

/** The session of a visit behind the `signedIn` guard. */
export function sessionOf({ session }: Visit): NonNullable<Visit['session']> {
  return session ?? fail('notSignedIn');
}
