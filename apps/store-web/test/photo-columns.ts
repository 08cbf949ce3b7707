import type { PhotoColumns } from '../app/features/photos/photo-list.ts';

const ratios = [1.5, 0.667, 1.333];

/** A gallery of so many photos: photo-1, photo-2, … */
export function photoColumns(count: number, hash: string | null): PhotoColumns {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    version: 1,
    sort: 'custom',
    base: '/r/',
    id: numbers.map((number) => `photo-${number}`),
    ratio: numbers.map((number) => ratios[number % ratios.length] ?? 1),
    width: numbers.map(() => 4000),
    hash: numbers.map(() => hash),
    token: numbers.map((number) => `token-${number}`),
  };
}
