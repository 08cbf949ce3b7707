import type { SignBody } from '@albumen/contract/endpoints/uploads';
import { limits } from '@albumen/contract/limits';
import type { ProblemCode } from '@albumen/contract/problems';

type Announced = Pick<SignBody, 'fileName' | 'contentType' | 'fileSize'>;

/** What is wrong with a file before a byte of it has arrived. */
export function announcementProblem(file: Announced): ProblemCode | undefined {
  if (!isPhotoType(file.contentType) || !hasPhotoExtension(file.fileName)) {
    return 'unsupportedFileType';
  }
  return file.fileSize > limits.photoMaxBytes ? 'exceedsSizeLimit' : undefined;
}

/** The whole media type, compared as a whole: `image/jpegx` and `image/jpeg, text/html` are not it. */
function isPhotoType(contentType: string): boolean {
  const types: readonly string[] = limits.photoTypes;
  return types.includes(contentType.toLowerCase());
}

function hasPhotoExtension(fileName: string): boolean {
  const extensions: readonly string[] = limits.photoExtensions;
  const dot = fileName.lastIndexOf('.');
  return dot > 0 && extensions.includes(fileName.slice(dot + 1).toLowerCase());
}
