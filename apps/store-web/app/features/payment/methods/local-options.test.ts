import { expect, test } from 'vitest';
import { checkLocalFields } from './local-options.ts';

test.each(['123456', '123 456', ' 123-456 ', '', '１２３４５６'])(
  'the BLIK code %j is taken',
  (blikCode) => {
    expect(checkLocalFields('blik', { blikCode })).toEqual({});
  },
);

test.each(['12345', '1234567', '12345a'])('the BLIK code %j is refused', (blikCode) => {
  expect(checkLocalFields('blik', { blikCode })).toEqual({ blikCode: [expect.any(String)] });
});
