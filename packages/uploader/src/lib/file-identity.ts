import { type FileIdentity, identityText } from '@albumen/contract/fingerprint';
import type { UploadFile } from '../upload-state.ts';

/** Name, size and time of a file. */
export function identityOf(file: UploadFile): FileIdentity {
  const { name, sizeBytes, lastModifiedAt } = file;
  return { name, sizeBytes, lastModifiedAt };
}

/** The key under which a file is remembered across visits. */
export function memoryKeyOf(file: UploadFile): string {
  return identityText(identityOf(file));
}
