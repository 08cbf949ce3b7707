/**
 * A shop sends customers to the bank in windows while the gateway answers at once: every window must
 * come back with its payment, and no later one may be refused because an earlier one hangs.
 * `npm run faults:windows -- --flows 100`
 */
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { startSandboxGateway } from '../lib/pay-stand/sandbox-gateway.ts';
import { openShopServer } from '../lib/pay-stand/shop-server.ts';

const { values } = parseArgs({ options: { flows: { type: 'string', default: '100' } } });
const flows = Number(values.flows);
const patienceMs = 30_000;

await using gateway = await startSandboxGateway();
const script = (name: string) =>
  `<script src="${gateway.origin}/web/3.109.0/js/${name}.min.js"></script>`;
await using shop = await openShopServer(() => ({
  html: `<!doctype html><html lang="en"><title>Shop</title><button id="pay">Pay</button>
${script('client')}${script('local-payment')}</html>`,
}));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--site-per-process'],
});
const problems: string[] = [];
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.goto(shop.origin);
  await page.evaluate(begin(gateway.merchant.tokenizationKey, shop.origin));
  for (let flow = 1; flow <= flows; flow += 1) {
    const outcome = await payOnce(page).catch((error: unknown) => String(error));
    if (outcome !== 'paid') problems.push(`window ${flow}: ${outcome}`);
  }
} finally {
  await browser.close();
}
for (const problem of problems) console.error(problem);
sayVerdict({
  'windows opened': flows,
  'came back with their payment': flows - problems.length,
  isPassed: problems.length === 0,
});

/** A button that starts a payment, and what came of it in `outcome`. */
function begin(authorization: string, origin: string): string {
  return `(async () => {
    const payment = await braintree.localPayment.create({ authorization: '${authorization}' });
    document.getElementById('pay').onclick = () => {
      window.outcome = payment.startPayment({
        paymentType: 'ideal', amount: '10.00', currencyCode: 'EUR', givenName: 'A', surname: 'B',
        fallback: { url: '${origin}', buttonText: 'Back' },
        onPaymentStart: (data, start) => start(),
      }).then(() => 'paid', (error) => error.code);
    };
  })()`;
}

/** `paid`, or what happened instead and where the window was then. */
async function payOnce(page: Page): Promise<string> {
  const [bank] = await Promise.all([page.waitForEvent('popup'), page.click('#pay')]);
  await bank.getByRole('button', { name: /^Pay/ }).click();
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('hangs'), patienceMs).unref();
  });
  const outcome = await Promise.race([page.evaluate<string>('outcome'), late]);
  if (outcome === 'paid' || bank.isClosed()) return outcome;
  const seen = `${outcome} at ${bank.url()}: ${await bank.locator('body').innerText()}`;
  await bank.close();
  return seen;
}
