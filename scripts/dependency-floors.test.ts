import { expect, test } from 'vitest';
import { findBelowFloors } from './lib/floors.ts';

const floors = { sharp: ['0.35.0'], 'react-router': ['7.18.2', '8.3.0'], 'fast-jwt': null };

test.each([
  ['sharp', '0.35.0'],
  ['sharp', '0.36.1'],
  ['sharp', '1.0.0'],
  ['react-router', '7.18.2'],
  ['react-router', '8.10.0'],
  ['left-pad', '0.0.1'],
])('%s %s is allowed', (name, version) => {
  expect(findBelowFloors(floors, lockOf(`node_modules/${name}`, version))).toEqual([]);
});

test.each([
  ['sharp', '0.34.9'],
  ['react-router', '7.18.1'],
  ['react-router', '8.2.99'],
  ['react-router', '6.99.0'],
])('%s %s is too old', (name, version) => {
  const [problem] = findBelowFloors(floors, lockOf(`node_modules/${name}`, version));
  expect(problem).toContain(`${name} ${version} is below`);
});

test('an old copy deep inside another package is found', () => {
  const [problem] = findBelowFloors(floors, lockOf('node_modules/a/node_modules/sharp', '0.30.0'));
  expect(problem).toContain('node_modules/a/node_modules/sharp');
});

test('a banned package is refused in every version', () => {
  const [problem] = findBelowFloors(floors, lockOf('node_modules/fast-jwt', '99.0.0'));
  expect(problem).toContain('must not be installed');
});

function lockOf(path: string, version: string) {
  return { packages: { '': { version: '1.0.0' }, [path]: { version } } };
}
