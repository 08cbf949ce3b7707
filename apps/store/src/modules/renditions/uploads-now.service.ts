import type { Dependencies } from '../../dependencies.ts';
import { isUploading } from './renditions.queries.ts';

/** Whether photos arrive at this moment: what can wait then rests. */
export function isAnybodyUploading({ db }: Pick<Dependencies, 'db'>): Promise<boolean> {
  return isUploading(db);
}
