import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { fixtureOrigin, openFixture } from '../../../../test/fixture-page.ts';

let looks = 0;
const { page, close } = await openFixture(
  fileURLToPath(new URL('./use-people.fixture.tsx', import.meta.url)),
  async (route) => {
    looks += 1;
    if (looks === 2) return await route.fulfill({ status: 500 });
    return await route.fulfill({ json: { people: [], isReady: looks > 2 } });
  },
);
afterAll(close);

test('people are looked for until they are put together, after a look that failed, too', async () => {
  await page.clock.install();
  looks = 0;
  await page.goto(fixtureOrigin);
  await page.getByText('1 answers, waiting').waitFor();
  for (const text of ['2 answers, waiting', '3 answers, ready']) {
    await page.clock.runFor(5_000);
    await page.getByText(text).waitFor();
  }
  await page.clock.runFor(20_000);
  expect(looks).toBe(3);
});
