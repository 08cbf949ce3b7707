import { problemCatalog, type ProblemCode } from '@albumen/contract/problems';

/** Why a photo could not be rendered, from its code; the catalog's own message where it has one. */
export function refusalMessage(code: string): string {
  return isKnown(code) ? problemCatalog[code].title : "This file can't be read as a photo.";
}

function isKnown(code: string): code is ProblemCode {
  return Object.hasOwn(problemCatalog, code);
}
