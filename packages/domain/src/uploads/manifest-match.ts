import type { ManifestReply } from '@albumen/contract/endpoints/uploads';
import type { FileIdentity } from '@albumen/contract/fingerprint';

/** What the server's manifest says about one photo. */
export interface ManifestPhoto {
  /** Null when nobody has computed it. */
  contentMd5: string | null;
  fingerprint: string;
}

/** A manifest made ready for look-ups. */
export interface ManifestIndex {
  readonly byIdentity: ReadonlyMap<string, ManifestPhoto>;
  readonly sizes: ReadonlySet<number>;
  readonly fingerprints: ReadonlySet<string>;
}

/**
 * `there`: name, size and time all match, so the file need not be read. `doubt`: a photo of this
 * size exists under another name or time, so the file's own hash must decide. `new`: send it.
 */
export type Recognition = { kind: 'there'; photo: ManifestPhoto } | { kind: 'doubt' | 'new' };

/** The index of a gallery that holds nothing. */
export const emptyManifest: ManifestIndex = {
  byIdentity: new Map(),
  sizes: new Set(),
  fingerprints: new Set(),
};

/** Indexes the columns of a manifest. */
export function indexManifest(manifest: ManifestReply): ManifestIndex {
  const byIdentity = new Map<string, ManifestPhoto>();
  manifest.name.forEach((name, row) => {
    const sizeBytes = manifest.fileSize[row];
    const lastModifiedAt = manifest.lastModified[row];
    if (sizeBytes === undefined || lastModifiedAt === undefined || lastModifiedAt === null) return;
    byIdentity.set(keyOf({ name, sizeBytes, lastModifiedAt }), {
      contentMd5: manifest.contentMd5[row] ?? null,
      fingerprint: manifest.fingerprint[row] ?? '',
    });
  });
  return {
    byIdentity,
    sizes: new Set(manifest.fileSize),
    fingerprints: new Set(manifest.fingerprint),
  };
}

/** Looks a file up by name, size and time. */
export function recognize(index: ManifestIndex, file: FileIdentity): Recognition {
  const photo = index.byIdentity.get(keyOf(file));
  if (photo !== undefined) return { kind: 'there', photo };
  return { kind: index.sizes.has(file.sizeBytes) ? 'doubt' : 'new' };
}

function keyOf({ name, sizeBytes, lastModifiedAt }: FileIdentity): string {
  return `${sizeBytes} ${lastModifiedAt ?? '?'} ${name}`;
}
