import { expect, test } from 'vitest';
import { needsWindow, phoneOf } from './start-download.ts';

const agents = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

test('Safari and phones download in a window, other browsers in a hidden frame', () => {
  expect(
    Object.entries(agents)
      .filter(([, agent]) => needsWindow(agent))
      .map(([name]) => name),
  ).toEqual(['safari', 'iphone', 'android']);
});

test('only phones get the instructions, each its own', () => {
  const phones = Object.entries(agents).map(([name, agent]) => [name, phoneOf(agent)]);
  expect(phones.filter(([, phone]) => phone !== undefined)).toEqual([
    ['iphone', 'apple'],
    ['android', 'android'],
  ]);
});
