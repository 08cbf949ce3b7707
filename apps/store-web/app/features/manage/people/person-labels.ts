import type { ManagedPerson } from '@albumen/contract/endpoints/people';

export function shownName({ name }: Pick<ManagedPerson, 'name'>): string {
  return name === '' ? 'No name yet' : name;
}
