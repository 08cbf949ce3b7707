import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'rolldown';
import { openSdkRig } from './sdk-rig.ts';

const boxes = ['number', 'cvv'].map((id) => `<div id="${id}" style="height: 40px"></div>`).join('');

/**
 * A merchant's pages with two empty containers and a program, which finds `release` as a global; to be
 * called at the top of a test file.
 * @param programFor the program's source, given the folder of today's SDK
 */
export async function openConnectShop(programFor: (payDist: string) => string) {
  const { gateway, port, browser, payDist } = await openSdkRig({
    pages: (origin) => (request, reply) => {
      const { searchParams } = new URL(request.url ?? '', 'http://shop.test');
      reply.setHeader('content-type', 'text/html; charset=utf-8');
      const policy = searchParams.get('policy');
      if (policy) reply.setHeader('content-security-policy', policy.replaceAll('GATEWAY', origin));
      reply.end(`<!doctype html><html lang="en"><title>Shop</title>${boxes}</html>`);
    },
  });
  const code =
    await bundle(`import { release } from ${JSON.stringify(join(payDist, 'npm/release.js'))};
    Object.assign(globalThis, { release });
    ${programFor(payDist)}`);

  async function openShop(policy = ''): Promise<Page> {
    const context = await browser.newContext({ bypassCSP: policy === '' });
    const page = await context.newPage();
    await page.goto(`http://localhost:${port}/?policy=${encodeURIComponent(policy)}`);
    await page.evaluate(code);
    return page;
  }
  return { gateway, openShop };
}

async function bundle(program: string): Promise<string> {
  const { output } = await build({
    input: 'page',
    platform: 'browser',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? id : null),
        load: (id) => (id === 'page' ? program : null),
      },
    ],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    write: false,
    output: { format: 'iife' },
  });
  return output[0].code;
}
