import type { ArchiveReply } from '@albumen/contract/endpoints/downloads';
import { sessionHeaders, type Photographer } from './photographer.ts';

/** The whole gallery of a photographer, to be downloaded by her. */
export async function createArchive(
  origin: string,
  photographer: Photographer,
): Promise<ArchiveReply> {
  const reply = await fetch(`${origin}/archives`, {
    method: 'POST',
    headers: { ...sessionHeaders(origin, photographer), 'content-type': 'application/json' },
    body: JSON.stringify({ galleryId: photographer.galleryId }),
  });
  if (!reply.ok) throw new Error(`no archive: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as ArchiveReply; // what the contract says of the call
}
