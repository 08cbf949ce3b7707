import type { LabBrand } from '@albumen/contract/brands';
import type { BuildManifest, PageRequest } from '@albumen/contract/pages';
import type { TransportReply, TransportRequest } from '@albumen/contract/transport';
import { renderPage } from '../app/entry.server.tsx';

const assets: BuildManifest = {
  'app/entry.client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_react'],
  },
  _react: { file: 'assets/react.js' },
  'app/routes/layout.site.tsx': { file: 'assets/site.js', css: ['assets/site.css'] },
  'app/routes/home.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['_react'] },
  'fonts/newsreader-latin-opsz-normal.woff2': { file: 'assets/newsreader.woff2' },
  'fonts/schibsted-grotesk-latin-wght-normal.woff2': { file: 'assets/schibsted.woff2' },
};

export const stranger = {
  account: null,
  isCookieConsentAsked: false,
  isWelcomeDue: false,
  isMarketingDue: false,
};

interface Asked {
  brand?: LabBrand;
  headers?: Record<string, string>;
  answer?: (request: TransportRequest) => Partial<TransportReply>;
  styles?: Readonly<Record<string, string>>;
}

/** A page as the server sends it; every call is answered as to a stranger unless `answer` says more. */
export function render(
  path: string,
  { brand = 'halide', headers = {}, answer, styles }: Asked = {},
) {
  const request: PageRequest = {
    url: `http://localhost:3000${path}`,
    method: 'GET',
    headers,
    brand,
    requestId: 'request-1',
    nonce: 'nonce-1',
    csrfToken: 'token-1',
    publicConfig: { publicUrl: 'http://localhost:3000', release: '1.25.3' },
    assets,
    ...(styles && { styles }),
    transport: async (asked) => ({
      status: 200,
      headers: {},
      body: JSON.stringify(stranger),
      ...answer?.(asked),
    }),
  };
  return renderPage(request);
}
