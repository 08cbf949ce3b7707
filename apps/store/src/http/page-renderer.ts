import type { LabBrand } from '@albumen/contract/brands';
import type { Transport } from '@albumen/contract/transport';

/** What the page app gets from us; the same shape as its own `app/shell/page-request.ts`. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
  labBrand: LabBrand;
  /** Of the content security policy; every script and style element carries it. */
  nonce: string;
  csrfToken: string;
  /** Calls the API in process, as the same visitor. */
  transport: Transport;
  publicSettings: PublicSettings;
}

/** What a browser may know of our settings. */
export interface PublicSettings {
  errorReportingDsn: string | null;
  botCheckScript: string | null;
  botCheckSiteKey: string | null;
  addressServiceUrl: string | null;
  addressServiceKey: string | null;
  hasVisitorCookie: boolean;
}

export interface PageReply {
  status: number;
  headers: Record<string, string>;
  html?: string;
  redirectTo?: string;
  setCookies?: string[];
}

/** The page app's server build, or a stand-in where a test has no pages. */
export interface PageRenderer {
  renderPage(request: PageRequest): Promise<PageReply>;
  renderPartial(name: string, props: Record<string, unknown>): string;
}
