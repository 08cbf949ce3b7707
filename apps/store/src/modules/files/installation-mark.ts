import { text } from 'node:stream/consumers';
import { FileMissingError, type FileStore } from '@albumen/file-store/file-store';
import { z } from 'zod';

/** What the file store says of the database that it belongs to. */
const mark = z.object({
  installation: z.uuid(),
  /** Changes each time; whoever knows it wrote last. */
  stamp: z.uuid(),
  writtenAt: z.iso.datetime(),
});
export type InstallationMark = z.output<typeof mark>;

export const markKey = 'system/installation.json';

/** Undefined where no database has claimed the file store. */
export async function readMark(
  files: Pick<FileStore, 'read'>,
): Promise<InstallationMark | undefined> {
  try {
    return mark.parse(JSON.parse(await text(await files.read(markKey))));
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}

export async function writeMark(
  files: Pick<FileStore, 'put'>,
  content: InstallationMark,
): Promise<void> {
  const contentType = 'application/json';
  await files.put(markKey, Buffer.from(JSON.stringify(content)), { contentType });
}
