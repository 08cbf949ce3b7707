/** Every order of a gallery's photos; `-desc` turns the order round. */
export const photoSorts = [
  'custom',
  'custom-desc',
  'taken',
  'taken-desc',
  'uploaded',
  'uploaded-desc',
  'name',
  'name-desc',
] as const;

export type PhotoSort = (typeof photoSorts)[number];

/** Whether a text, such as a part of an address, is a sort value. */
export function isPhotoSort(text: string): text is PhotoSort {
  return photoSorts.some((sort) => sort === text);
}
