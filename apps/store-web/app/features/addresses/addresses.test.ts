import { expect, test } from 'vitest';
import {
  firstLine,
  isWorthAsking,
  lastLine,
  opensFurther,
  selectedForm,
} from './address-suggestion.ts';
import { withLog } from './autocomplete-logs.ts';

const building = {
  streetLine: '120 Main St',
  secondary: 'Apt',
  city: 'Austin',
  state: 'TX',
  zipcode: '78701',
  entries: 8,
};

test.each([
  ['120', 'US', false],
  ['120 ', 'US', true],
  ['120 Main', 'US', true],
  ['   ', 'US', false],
  ['120 Main', 'CA', false],
  ['120 Main', '', false],
])('"%s" in %s is worth a lookup: %s', (text, country, isWorth) => {
  expect(isWorthAsking(text, country)).toBe(isWorth);
});

test('a building of several units opens, labeled in the words of the service', () => {
  expect(opensFurther(building)).toBe(true);
  expect(selectedForm(building)).toBe('120 Main St Apt (8) Austin TX 78701');
});

test('a unit is a line and a place', () => {
  const unit = { ...building, secondary: 'Apt 4', entries: 0 };
  expect(opensFurther(unit)).toBe(false);
  expect([firstLine(unit), lastLine(unit)]).toEqual(['120 Main St Apt 4', 'Austin, TX 78701']);
});

test('lookups are logged in order, bounded in number and length', () => {
  let logs = withLog([], { search: '120 Ma', at: 1, count: 8 });
  logs = withLog(logs, {
    search: '120 Main St',
    selected: selectedForm(building),
    at: 2,
    count: 8,
  });
  expect(logs).toEqual([
    { search: '120 Ma', at: 1, count: 8 },
    { search: '120 Main St', selected: '120 Main St Apt (8) Austin TX 78701', at: 2, count: 8 },
  ]);
  for (let at = 3; at < 100; at += 1) logs = withLog(logs, { search: 'x'.repeat(999), at });
  expect(logs).toHaveLength(50);
  expect(logs[0]?.at).toBe(50);
  expect(logs[0]?.search).toHaveLength(200);
});
