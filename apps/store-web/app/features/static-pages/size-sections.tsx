import { readinessBand } from '@albumen/domain/readiness/print-readiness';
import type { StaticSection } from './static-page.tsx';

const sizes: readonly (readonly [shortInches: number, longInches: number])[] = [
  [4, 6],
  [5, 7],
  [8, 10],
  [8, 12],
  [11, 14],
  [16, 20],
  [20, 30],
  [24, 36],
];

export const sizeSections: readonly StaticSection[] = [
  { id: 'sizes', title: 'Sizes and pixels', content: <Sizes /> },
  { id: 'shapes', title: 'Shapes', content: <Shapes /> },
  { id: 'edges', title: 'Edges', content: <Edges /> },
];

function Sizes() {
  return (
    <>
      <p>
        A photo that has this many pixels is sharp at the distance from which one looks at a print
        of the size. With fewer it is a little soft; the editor says so before you order.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Inches</th>
            <th scope="col">Centimeters</th>
            <th scope="col">Pixels</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(([short, long]) => (
            <tr key={`${short}x${long}`}>
              <th scope="row">
                {short} × {long}
              </th>
              <td>
                {centimeters(short)} × {centimeters(long)}
              </td>
              <td>
                {pixels(short, short * long)} × {pixels(long, short * long)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function centimeters(inches: number): string {
  return (inches * 2.54).toFixed(1);
}

function pixels(inches: number, squareInches: number): string {
  return (inches * readinessBand(squareInches).goodFrom).toLocaleString('en-US');
}

function Shapes() {
  return (
    <p>
      Most cameras make photos whose sides are 3 to 2: 4 × 6, 8 × 12, 20 × 30 and 24 × 36 show them
      whole. 8 × 10 and 16 × 20 are less long, so that something at the ends is left out; you choose
      what by moving the photo in its frame. A border shows the whole photo at any size.
    </p>
  );
}

function Edges() {
  return (
    <p>
      The lab prints a little over the edge and cuts there. Keep faces and words inside the dashed
      line of the editor: what lies beyond may be cut away, and on a canvas it goes round the side.
    </p>
  );
}
