/**
 * Strangers install the packages from their tarballs, with everything else from the registry: a page
 * of plain Node 18 and of Node 20, one of Vite with React 18.2, the same in strict TypeScript with every
 * declaration checked, one of Next. Each is built, drawn by its server, opened in a browser, and paid at
 * a real gateway. Needs the network.
 *
 *   node scripts/faults/foreign-projects.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchChromium } from '@albumen/test-kit/chromium';
import type { Browser } from '@playwright/test';
import { serverSdk } from '../../apps/gateway/test/server-sdk.ts';
import { packTarballs } from '../../packages/pay-react/test/installed/tarballs.ts';
import { startSandboxGateway } from '../lib/conformance-rig/sandbox-gateway.ts';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { openProject } from '../lib/foreign-projects/open-project.ts';
import { foreignProjects, type ForeignProject } from '../lib/foreign-projects/projects.ts';
import { ensureChromium } from '../lib/verify/chromium.ts';

ensureChromium();
await using gateway = await startSandboxGateway();
const { id: merchantId, publicKey, privateKey, tokenizationKey } = gateway.merchant;
const server = serverSdk(gateway.origin, { merchantId, publicKey, privateKey });
const folder = await mkdtemp(join(tmpdir(), 'albumen-foreign-'));
const browser = await launchChromium(['--site-per-process']);
const tarballs = await packTarballs(folder);
const projects = foreignProjects({ gatewayUrl: gateway.origin, tokenizationKey });
let paid = 0;
try {
  for (const [index, project] of projects.entries()) {
    const outcome = await payAt(project, join(folder, `shop-${index}`)).catch(String);
    console.log(`${project.name}: ${outcome}`);
    if (outcome === 'paid') paid += 1;
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
sayVerdict({ projects: projects.length, paid, isPassed: paid === projects.length });

/** `paid`, or what was in the way. */
async function payAt(project: ForeignProject, place: string): Promise<string> {
  await using open = await openProject(place, project, tarballs);
  const drawn = await (await fetch(open.url)).text();
  if (!drawn.includes('data-hosted-field="number"')) return `drawn without a form: ${drawn}`;
  const nonce = await typeCard(browser, open.url);
  const { success, message } = await server.transaction.sale({
    amount: '12.00',
    paymentMethodNonce: nonce,
    options: { submitForSettlement: true },
  });
  return success ? 'paid' : message;
}

async function typeCard(from: Browser, url: string): Promise<string> {
  const page = await from.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (line) => {
    // A shop without an icon is none of our business.
    const isOurs = !line.location().url.endsWith('/favicon.ico');
    if (line.type() === 'error' && isOurs) complaints.push(line.text());
  });
  await page.goto(url);
  for (const [id, text] of [
    ['number', '4111111111111111'],
    ['date', '1234'],
    ['cvv', '123'],
  ] as const) {
    await page.frameLocator(`#${id} iframe`).locator('form input:visible').first().fill(text);
  }
  await page.click('#pay:enabled');
  await page.locator('#nonce:not(:empty)').waitFor();
  const nonce = await page.locator('#nonce').textContent();
  await page.close();
  if (complaints.length > 0) throw new Error(`the page complains: ${complaints.join('\n')}`);
  return String(nonce);
}
