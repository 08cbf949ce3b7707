import { releaseFolder } from './release.ts';

/** Begins the fragment of a frame that our SDK set up; without it the frame speaks framebus. */
export const OUR_DIALECT = 'a1.';

export type Dialect = 'framebus' | 'port';

/** What a frame learns from its address. */
export interface FrameIdentity {
  channel: string;
  dialect: Dialect;
}

/** Where a frame lies and how it is spoken to. */
export interface FrameAddressOptions extends FrameIdentity {
  /** `assetsUrl` of the configuration. */
  assetsUrl: string;
  /** File name without its ending, e.g. `hosted-fields-frame`. */
  page: string;
  merchantId?: string | undefined;
  isDebug?: boolean | undefined;
}

/** `<assetsUrl>/web/<version or release>/html/<page>[.min].html[?m=<merchant>]#[a1.]<channel>` */
export function frameAddress(options: FrameAddressOptions): string {
  const { assetsUrl, page, channel, dialect, merchantId = '', isDebug } = options;
  const file = `${releaseFolder(assetsUrl)}/html/${page}${isDebug ? '' : '.min'}.html`;
  if (dialect === 'framebus') return `${file}#${channel}`;
  return `${file}?m=${encodeURIComponent(merchantId)}#${OUR_DIALECT}${channel}`;
}

/** A page of a window: where it lies, and the parameters of its address. */
export interface WindowAddressOptions extends Omit<FrameAddressOptions, 'channel'> {
  query?: Readonly<Record<string, string | undefined>>;
}

/** `<assetsUrl>/web/<version or release>/html/<page>[.min].html?m=<merchant>&…`, no undefined parameter. */
export function windowAddress({ query = {}, ...options }: WindowAddressOptions): string {
  const { dialect, merchantId } = options;
  const params = new URLSearchParams();
  if (dialect === 'port' && merchantId) params.set('m', merchantId);
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined) params.set(key, value);
  }
  const [file] = frameAddress({ ...options, dialect: 'framebus', channel: '' }).split('#');
  // The published pages write a space as `encodeURIComponent` does.
  const text = params.toString().replaceAll('+', '%20');
  return text ? `${file}?${text}` : String(file);
}

/** Reads the fragment of a frame's own address. */
export function frameIdentity(hash: string): FrameIdentity {
  const fragment = hash.replace(/^#/, '');
  return fragment.startsWith(OUR_DIALECT)
    ? { channel: fragment.slice(OUR_DIALECT.length), dialect: 'port' }
    : { channel: fragment, dialect: 'framebus' };
}
