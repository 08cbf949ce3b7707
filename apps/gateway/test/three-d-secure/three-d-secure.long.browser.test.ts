import { expect, test } from 'vitest';
import { type Scenario, secureCards } from '../../src/test-values/three-d-secure-cards.ts';
import { answer, bankOf, openSecureShop } from './three-d-secure-shop.ts';

const { verify } = await openSecureShop();

type Outcome = [shifted: boolean, possible: boolean, status: string];

/** An ordinary card takes no part. */
const numberOf = (scenario: Scenario): string =>
  secureCards.find((card) => card.brand === 'Visa' && card.scenario === scenario)?.number ??
  '4111111111111111';

const outcome = ([liabilityShifted, liabilityShiftPossible, status]: Outcome) =>
  expect.objectContaining({
    liabilityShifted,
    liabilityShiftPossible,
    threeDSecureInfo: expect.objectContaining({ status }),
  });

test.each<[Scenario, ...Outcome]>([
  ['frictionless', true, true, 'authenticate_successful'],
  ['frictionlessFailed', false, true, 'authenticate_frictionless_failed'],
  ['attempt', true, true, 'authenticate_attempt_successful'],
  ['unavailable', false, true, 'authenticate_unable_to_authenticate'],
  ['rejected', false, true, 'authenticate_rejected'],
  ['notAvailable', false, false, 'authentication_unavailable'],
  ['lookupError', false, false, 'lookup_error'],
  ['lookupTimeout', false, false, 'lookup_error'],
  ['bypassed', false, false, 'lookup_bypassed'],
  ['notEnrolled', true, false, 'lookup_not_enrolled'],
])(
  'a card that is %s is asked nothing, and the shop is notified',
  async (scenario, ...expected) => {
    const page = await verify(numberOf(scenario), 'version: 2');
    expect(await page.evaluate('outcome')).toEqual(outcome(expected));
    expect(await page.evaluate('seen')).toEqual([]);
    await page.close();
  },
);

test.each<[Scenario, ...Outcome]>([
  ['challengeFailed', false, true, 'authenticate_failed'],
  ['challengeUnavailable', false, true, 'authenticate_unable_to_authenticate'],
  ['challengeError', false, true, 'authenticate_error'],
])('a bank that asks and ends in %s', async (scenario, ...expected) => {
  const page = await verify(numberOf(scenario), 'version: 2');
  await answer(page, '1234');
  expect(await page.evaluate('outcome')).toEqual(outcome(expected));
  await expect.poll(() => page.locator('iframe[title="Your bank asks"]').count()).toBe(0);
  await page.close();
});

test('three wrong codes are the end: no liability shifts, and the window goes', async () => {
  const page = await verify(numberOf('challenge'), 'version: 2');
  for (const left of ['2 attempts are left', 'One attempt is left']) {
    await answer(page, '0000');
    await bankOf(page).getByRole('alert').filter({ hasText: left }).waitFor();
  }
  await answer(page, '0000');
  expect(await page.evaluate('outcome')).toEqual(outcome([false, true, 'authenticate_failed']));
  await expect.poll(() => page.locator('iframe[title="Your bank asks"]').count()).toBe(0);
  await page.close();
});
