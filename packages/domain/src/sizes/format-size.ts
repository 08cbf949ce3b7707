import { limits } from '@albumen/contract/limits';

const { megabyteBytes } = limits;

/** A size for people: 'under 0.1 MB', '0.4 MB', '25 MB', '1,204 MB', '37.5 GB'. One MB is 1,048,576 bytes. */
export function formatSize(sizeBytes: number): string {
  const megabytes = sizeBytes / megabyteBytes;
  if (megabytes > 0 && megabytes < 0.05) return 'under 0.1 MB';
  if (megabytes >= 10_000) return `${inWords(megabytes / 1024, 1)} GB`;
  return `${inWords(megabytes, megabytes < 10 ? 1 : 0)} MB`;
}

function inWords(value: number, digits: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
