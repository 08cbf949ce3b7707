/** What distinguishes two files of one folder without reading them. */
export interface FileIdentity {
  name: string;
  sizeBytes: number;
  /** Epoch milliseconds; null when nobody recorded it. */
  lastModifiedAt: number | null;
}

/**
 * The text whose SHA-256 is the fingerprint of a file in the zero preset, where the bytes
 * themselves are not read before they are sent.
 */
export function identityText({ name, sizeBytes, lastModifiedAt }: FileIdentity): string {
  return `${name}\n${sizeBytes}\n${lastModifiedAt ?? ''}`;
}
