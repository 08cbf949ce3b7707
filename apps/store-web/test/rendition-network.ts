import type { Route } from '@playwright/test';
import sharp from 'sharp';

/** The public files of a gallery, as the test wants them: there, or broken. */
export interface RenditionNetwork {
  answer: (route: Route, url: URL) => Promise<void>;
  /** Every file asked for, newest last: 'token-3/800.webp'. */
  asked: string[];
  /** Files of these tokens do not arrive. */
  broken: Set<string>;
}

export async function renditionNetwork(): Promise<RenditionNetwork> {
  const color = { r: 90, g: 120, b: 150 };
  const body = await sharp({ create: { width: 600, height: 400, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const network: RenditionNetwork = {
    asked: [],
    broken: new Set(),
    async answer(route, { pathname }) {
      const file = pathname.replace('/r/', '');
      const [token = ''] = file.split('/');
      network.asked.push(file);
      if (network.broken.has(token)) return await route.abort();
      return await route.fulfill({ contentType: 'image/jpeg', body });
    },
  };
  return network;
}
