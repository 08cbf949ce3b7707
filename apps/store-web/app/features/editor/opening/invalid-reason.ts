import type { EditorInvalidReason } from '@albumen/contract/endpoints/editor';
import type { Problem } from '@albumen/contract/problems';

const reasonOfPart: Readonly<Record<string, EditorInvalidReason>> = {
  projectId: 'galleryUnavailable',
  productId: 'unknownProduct',
  designId: 'unknownDesign',
};

/** Why an address opens no editor; nothing when something else is wrong, such as the connection. */
export function invalidReason({ code, params, fields }: Problem): string | undefined {
  if (code === 'editorInvalid') return String(params?.['reason']);
  if (code !== 'invalidRequest') return undefined;
  // A part that can't be an id is no more there than one that is unknown.
  const [part = ''] = Object.keys(fields ?? {});
  return reasonOfPart[part] ?? 'invalidChoice';
}

/** The same of an item's address: one that can't be an id is no more in the cart than another's. */
export function invalidItemReason(problem: Problem): string | undefined {
  const isUnknown = problem.status === 404 || problem.code === 'invalidRequest';
  return isUnknown ? 'unknownItem' : invalidReason(problem);
}
