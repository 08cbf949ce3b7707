import type { ManagedPerson } from '@albumen/contract/endpoints/people';

export function shownName({ name }: Pick<ManagedPerson, 'name'>): string {
  return name === '' ? 'No name yet' : name;
}

export function photosLabel(count: number): string {
  return count === 1 ? '1 photo' : `${count.toLocaleString('en-US')} photos`;
}
