import type { CardSummary } from '@albumen/contract/endpoints/cards';
import { expect, test } from 'vitest';
import {
  countFilters,
  filterCards,
  filterOptions,
  readFilters,
  shownFront,
  shownTheme,
  toggleFilter,
  writeFilters,
} from './filter-cards.ts';

function design(designId: string, change: Partial<CardSummary>): CardSummary {
  return {
    designId,
    name: designId,
    occasion: 'wedding',
    family: 'flatCard',
    orientation: 'portrait',
    trim: { widthPt: 360, heightPt: 504 },
    themeOptions: [
      { id: 'a', name: 'A', paper: '#ffffff', ink: '#000000', accent: '#111111', color: 'white' },
      { id: 'b', name: 'B', paper: '#0000ff', ink: '#000000', accent: '#111111', color: 'blue' },
    ],
    photoCounts: [1, 2],
    shapes: [{ id: 'square' }],
    foilDesigns: [],
    engravings: [],
    fronts: [
      { id: 'photos-1', name: '1 photo', photoCount: 1, places: [] },
      { id: 'photos-2', name: '2 photos', photoCount: 2, places: [] },
    ],
    front: '',
    back: '',
    main: '',
    fromMinor: 100,
    ...change,
  };
}

const gate = design('gate', { foilDesigns: [{ id: 'g', name: 'G', faces: ['front'] }] });
const lights = design('lights', { occasion: 'holiday', orientation: 'landscape' });
const fir = design('fir', { occasion: 'holiday', photoCounts: [12], shapes: [{ id: 'arch' }] });
const designs = [gate, lights, fir];

test('filters of one kind add up, kinds narrow each other down', () => {
  const both = { occasion: ['wedding', 'holiday'] };
  expect(filterCards(designs, both)).toEqual(designs);
  expect(filterCards(designs, { ...both, foil: ['foil'] })).toEqual([gate]);
  expect(filterCards(designs, { occasion: ['holiday'], foil: ['foil'] })).toEqual([]);
});

test('an address holds the filters; what no design has is left out of it', () => {
  const read = readFilters(
    new URLSearchParams('occasion=holiday&occasion=easter&photos=12&page=2'),
    designs,
  );
  expect(read).toEqual({ occasion: ['holiday'], photos: ['12'] });
  expect(writeFilters(read).toString()).toBe('occasion=holiday&photos=12');
  expect(countFilters(read)).toBe(2);
  expect(countFilters(toggleFilter(read, 'photos', '12'))).toBe(1);
});

test('each choice says how many designs it would show', () => {
  const options = filterOptions(designs, { orientation: ['portrait'] }, 'photos');
  expect(options.map(({ label, count }) => [label, count])).toEqual([
    ['1 photo', 1],
    ['2 photos', 1],
    ['12 photos', 1],
  ]);
  const occasions = filterOptions(designs, { occasion: ['holiday'] }, 'occasion');
  expect(occasions).toEqual([
    { value: 'wedding', label: 'Wedding', count: 1, isOn: false },
    { value: 'holiday', label: 'Holiday', count: 2, isOn: true },
  ]);
});

test('themes are a filter beside colors, narrowed down to those that are left', () => {
  const paper = { id: 'c', name: 'Snow', paper: '#fff', ink: '#000', accent: '#111' };
  const snow = design('snow', { themeOptions: [{ ...paper, color: 'cream' }] });
  const all = [...designs, snow];
  expect(filterCards(all, { theme: ['Snow'] })).toEqual([snow]);
  expect(filterCards(all, { theme: ['Snow'], color: ['blue'] })).toEqual([]);
  const labels = (color: string[]) =>
    filterOptions(all, { color }, 'theme').map(({ label }) => label);
  expect(labels([])).toEqual(['A', 'B', 'Snow']);
  expect(labels(['cream'])).toEqual(['Snow']);
});

test('a design is shown in the color and with the photos that were asked for', () => {
  expect(shownTheme(gate, { color: ['blue'] })?.id).toBe('b');
  expect(shownTheme(gate, { theme: ['B'], color: ['white'] })?.id).toBe('b');
  expect(shownTheme(gate, {})?.id).toBe('a');
  expect(shownFront(gate, { photos: ['2'] })?.id).toBe('photos-2');
});
