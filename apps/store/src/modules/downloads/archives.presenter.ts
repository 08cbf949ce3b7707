import { pathOf } from '@albumen/contract/endpoint';
import { downloadArchive, type ArchiveReply } from '@albumen/contract/endpoints/downloads';
import type { Archive } from './archives.queries.ts';

export function archivePath({ id, fileName }: Archive): string {
  return pathOf(downloadArchive.path, { archiveId: id, fileName });
}

export function presentArchive(archive: Archive, position: number): ArchiveReply {
  return {
    archiveId: archive.id,
    url: archivePath(archive),
    fileName: archive.fileName,
    photoCount: archive.entries.length,
    sizeBytes: archive.sizeBytes,
    position,
  };
}
