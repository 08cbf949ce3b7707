import { serverSdk } from '../../../apps/gateway/test/server-sdk.ts';
import { expect, test } from '../../fixtures/test.ts';
import { openPlayground } from '../../pages/playground-pages.ts';

test('a merchant of one’s own sells at once; what is wrong is said at its field', async ({
  browser,
}) => {
  const page = await browser.newPage();
  await openPlayground(page, '/console/settings');
  const merchants = page.getByRole('region', { name: 'Merchants' });
  const id = `own_${Date.now()}`;
  const [publicKey, privateKey] = [`public_${id}`, 'integration_private'];
  const make = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(fields)) {
      await merchants.getByLabel(label).fill(text);
    }
    await merchants.getByRole('button', { name: 'Make a merchant' }).click();
  };
  await make({ 'Merchant id': 'My shop', 'Public key': publicKey, 'Private key': privateKey });
  await make({ 'Merchant accounts': 'one XXY' });
  await expect(merchants.getByLabel('Merchant id')).toHaveAccessibleName(
    /It has up to 64 small letters, digits and _\./,
  );
  await expect(merchants.getByLabel('Merchant accounts')).toHaveAttribute('aria-invalid', 'true');
  await make({ 'Merchant id': id, 'Merchant accounts': 'one USD, two EUR' });
  await expect(merchants.getByText(`Merchant ${id}, public key ${publicKey}`)).toBeVisible();

  const facts = await page.evaluate(async () => (await fetch('/api/facts')).json());
  const sale = await serverSdk(facts.gatewayUrl, {
    merchantId: id,
    publicKey,
    privateKey,
  }).transaction.sale({
    amount: '8.00',
    merchantAccountId: 'two',
    paymentMethodNonce: 'fake-valid-nonce',
  });
  expect(sale.transaction.currencyIsoCode).toBe('EUR');
  await page.close();
});
