import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvRecord } from './csv-record.ts';

/** A reader of RFC 4180, as plain as its grammar. */
function read(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, plain = ''] of line.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n)/g,
  )) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
  }
  return cells;
}

test('every cell comes back as it was, save for the mark that keeps it a text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
      const back = read(csvRecord(cells));
      expect(back.map((cell, at) => (cell === cells[at] ? cell : cell.slice(1)))).toEqual(cells);
    }),
  );
});

test.each(['=1+1', '+49 30', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\uFEFF=1'])(
  '%j can not run as a formula',
  (cell) => {
    expect(read(csvRecord([cell]))[0]).toBe(`'${cell}`);
  },
);

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvRecord(['a,b', 'say "hi"', 'two\r\nlines', 'plain'])).toBe(
    '"a,b","say ""hi""","two\r\nlines",plain\r\n',
  );
});
