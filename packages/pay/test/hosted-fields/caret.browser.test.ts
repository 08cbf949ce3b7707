import fastCheck from 'fast-check';
import { sharedChromium } from '@albumen/test-kit/chromium';
import { join } from 'node:path';
import { build } from 'rolldown';
import { afterAll, afterEach, expect, test } from 'vitest';
import { closeShops, openShop, type Shop } from './shop.ts';

/* The public formatter of the reference, driven with the same keys in the same browser. */
let shop: Shop;
afterEach(() => shop.close());
afterAll(closeShops);

const keys = [
  '0',
  '1',
  '4',
  '7',
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'x',
];

async function formatter(): Promise<string> {
  const { output } = await build({
    input: join(import.meta.dirname, 'formatter.fixture.ts'),
    platform: 'browser',
    write: false,
    output: { format: 'iife', name: 'formatter' },
  });
  return output[0].code;
}

test('typing, deleting and moving in a number leaves text and caret as the reference does', async () => {
  shop = await openShop();
  await shop.create({ fields: { number: { container: '#number' } } });
  const browser = await sharedChromium();
  const page = await browser.newPage();
  await page.setContent('<input id="input">');
  await page.addScriptTag({ content: await formatter() });
  const frame = shop.frame('number');
  const read = `(() => { const { value, selectionStart } = document.querySelector('#input, input.number');
    return value.slice(0, selectionStart) + '|' + value.slice(selectionStart); })()`;
  await fastCheck.assert(
    fastCheck.asyncProperty(
      fastCheck.array(fastCheck.constantFrom(...keys), { maxLength: 18 }),
      async (pressed) => {
        await page.locator('#input').fill('');
        await page.locator('#input').focus();
        await frame.locator('input.number').fill('');
        await frame.locator('input.number').focus();
        for (const key of pressed) {
          await page.keyboard.press(key);
          await shop.page.keyboard.press(key);
        }
        expect(await frame.evaluate(read), pressed.join(' ')).toBe(await page.evaluate(read));
      },
    ),
    { numRuns: 25 },
  );
  await page.close();
});
