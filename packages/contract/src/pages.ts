import type { LabBrand } from './brands.ts';
import type { Transport } from './transport.ts';

/** The parts of the build's manifest that a page needs, by source file. */
export type BuildManifest = Record<string, BuildChunk>;

export interface BuildChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

/** Settings that a browser may see. Absent means: off, or the local stand-in. */
export interface PublicConfig {
  /** The address people see, without a slash at the end. */
  publicUrl: string;
  release: string;
  errorReportingDsn?: string;
  botCheck?: { scriptUrl: string; siteKey: string };
  addressLookup?: { url: string; key: string };
  /** The origin that calls go to when it is not this page's. */
  apiUrl?: string;
  /** The upload API's origin when it is not this page's. */
  uploadApiUrl?: string;
  isDemo?: boolean;
}

/** What the store hands to the page app for one page. */
export interface PageRequest {
  /** Absolute, as the browser asked for it. */
  url: string;
  method: string;
  /** Content type of a form post, `accept-language`, `x-pagetype`; never cookies. */
  headers: Record<string, string>;
  /** A form post's raw body. */
  body?: string;
  brand: LabBrand;
  /** Shown where the page fails, so that a guest can name it. */
  requestId: string;
  /** May be a placeholder that the store replaces when it keeps a rendered page. */
  nonce: string;
  /** The session's token; a placeholder where the page is kept for everyone. */
  csrfToken: string;
  /** Calls the store in process, with this visitor's cookies. */
  transport: Transport;
  publicConfig: PublicConfig;
  assets: BuildManifest;
  /** Texts of all style sheets by their path; given to a page that is to bring its own along. */
  styles?: Readonly<Record<string, string>>;
}

/** A page that is the same for everybody, and waits until there is room. */
export type BusyPageRequest = Pick<PageRequest, 'brand' | 'nonce' | 'assets'>;

/** The HTML answers that are a component of the page app alone. */
export type PartialName =
  | 'account-created'
  | 'account-refused'
  | 'address-answer'
  | 'address-refused'
  | 'favorites'
  | 'payment-links'
  | 'photo-grid';

/** What the page app answers with. */
export interface PageReply {
  status: number;
  headers: Record<string, string>;
  html?: string;
  /** A path of ours or an absolute address; `html` is absent then. */
  redirectTo?: string;
  /** `set-cookie` values of the calls that the page made. */
  setCookies?: string[];
  /** What was thrown and not described: for the log and the error service, never for the page. */
  unexpected?: unknown[];
}
