import type { LabBrand } from '@albumen/contract/brands';
import type { HydrationState } from 'react-router';
import type { PublicConfig } from '@albumen/contract/pages';

export const payloadElementId = 'page-payload';

/** What the server leaves in the page for the browser: a JSON block, never a script. */
export interface PagePayload {
  brand: LabBrand;
  csrfToken: string;
  publicConfig: PublicConfig;
  hydration: HydrationState;
}

/** JSON that cannot end its element early and is also valid JavaScript. */
export function serializePayload(payload: PagePayload): string {
  return JSON.stringify(payload)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** @throws when the page was not made by our own server entry */
export function readPayload(): PagePayload {
  const text = document.getElementById(payloadElementId)?.textContent;
  if (!text) throw new Error('the page has no payload');
  // Written by serializePayload above.
  return JSON.parse(text) as PagePayload;
}
