import { labBrandFacts } from '@albumen/contract/brands';
import { attributes } from '@albumen/contract/wire-names';
import { assetTags, startScript, type PageAssets } from './asset-tags.ts';
import { escapeHtml, voidTag } from './html.ts';
import type { PageHandle, PagePreview } from '../navigation/page-handle.ts';
import type { PageRequest } from '@albumen/contract/pages';
import { payloadElementId } from './page-payload.ts';
import { schemeScript } from '../layouts/scheme.ts';

export interface DocumentParts {
  request: Pick<PageRequest, 'brand' | 'nonce' | 'styles'> & Partial<Pick<PageRequest, 'url'>>;
  handle: PageHandle;
  title: string;
  preview?: PagePreview | undefined;
  assets: PageAssets;
  /** The rendered application. */
  markup: string;
  /** Serialized; left out on a page that stays without script. */
  payload?: string;
}

const themeColors = {
  halide: { light: '#fbfaf7', dark: '#151514' },
  cyan: { light: '#ffffff', dark: '#0f1216' },
};

/**
 * The page around the rendered application. A template of ours rather than a React tree, so that
 * hydration never creates a script element, which Trusted Types would refuse.
 */
export function renderDocument(parts: DocumentParts): string {
  const { request, handle, markup, payload } = parts;
  const nonce = escapeHtml(request.nonce);
  return `<!doctype html>
<html lang="en-US" ${attributes.brand}="${request.brand}">
<head>
${headTags(parts).join('\n')}
<script nonce="${nonce}">${schemeScript}</script>
${assetTags(parts.assets, request)}
</head>
<body ${attributes.pageType}="${handle.pageType}">
<div id="app">${markup}</div>
${payload === undefined ? '' : applicationTags({ ...parts, payload })}
</body>
</html>
`;
}

function applicationTags({
  request,
  assets,
  payload,
}: DocumentParts & { payload: string }): string {
  const nonce = escapeHtml(request.nonce);
  return `<script type="application/json" id="${payloadElementId}" nonce="${nonce}">${payload}</script>
<script nonce="${nonce}">${startScript(assets)}</script>`;
}

function headTags({ request, handle, title, preview }: DocumentParts): string[] {
  const colors = themeColors[request.brand];
  return [
    voidTag('meta', { charset: 'utf-8' }),
    voidTag('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    }),
    `<title>${escapeHtml(titleOf(title, request))}</title>`,
    voidTag('meta', { property: 'csp-nonce', nonce: request.nonce }),
    voidTag('link', {
      rel: 'icon',
      type: 'image/svg+xml',
      href: `/assets/mark-${request.brand}.svg`,
    }),
    voidTag('meta', { name: 'color-scheme', content: 'light dark' }),
    voidTag('meta', {
      name: 'theme-color',
      content: colors.light,
      media: '(prefers-color-scheme: light)',
    }),
    voidTag('meta', {
      name: 'theme-color',
      content: colors.dark,
      media: '(prefers-color-scheme: dark)',
    }),
    ...(handle.isPrivate ? [voidTag('meta', { name: 'robots', content: 'noindex' })] : []),
    ...(preview ? previewTags(preview, request) : []),
  ];
}

function titleOf(title: string, request: DocumentParts['request']): string {
  return `${title} · ${labBrandFacts[request.brand].name}`;
}

function previewTags(preview: PagePreview, request: DocumentParts['request']): string[] {
  return [
    voidTag('meta', { property: 'og:title', content: preview.title }),
    voidTag('meta', { property: 'og:type', content: 'website' }),
    voidTag('meta', {
      property: 'og:site_name',
      content: preview.siteName ?? labBrandFacts[request.brand].name,
    }),
    voidTag('meta', { property: 'og:url', content: request.url ?? '' }),
    voidTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    ...(preview.description
      ? [
          voidTag('meta', { property: 'og:description', content: preview.description }),
          voidTag('meta', { name: 'description', content: preview.description }),
        ]
      : []),
    ...(preview.imageUrl
      ? [voidTag('meta', { property: 'og:image', content: preview.imageUrl })]
      : []),
  ];
}
