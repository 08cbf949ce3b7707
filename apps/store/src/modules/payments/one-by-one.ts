import type { Dependencies } from '../../dependencies.ts';

/** Works on each in turn. One that fails is reported, and keeps no other from its turn. */
export async function oneByOne<Item>(
  { errors }: Pick<Dependencies, 'errors'>,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      errors.report(error);
    }
  }
}
