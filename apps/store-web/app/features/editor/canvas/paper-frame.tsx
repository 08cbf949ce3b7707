import { inches } from '@albumen/print/document/geometry';
import { shade } from '../../product-pictures/shade.ts';
import { useEditor, useDesign } from '../state/editor-context.tsx';
import { choiceOf } from '../opening/made-design.ts';

/** What surrounds a framed print, widths in points; without a frame they are 0. */
export interface Frame {
  mat: number;
  matColor: string;
  moulding: number;
  mouldingColor: string;
}

const none: Frame = { mat: 0, matColor: '', moulding: 0, mouldingColor: '' };

export function useFrame(): Frame {
  const { opening } = useEditor();
  const { attributes } = useDesign();
  const { product } = opening.start;
  if (product.family !== 'framed') return none;
  const { values } = choiceOf(product, attributes);
  const lookOf = (key: string) => values.find((chosen) => chosen.key === key)?.value.look;
  const [moulding, mat] = [lookOf('moulding'), lookOf('mat')];
  return {
    mat: inches(mat?.matInches ?? 0),
    matColor: mat?.color ?? '#ffffff',
    moulding: inches(moulding?.faceInches ?? 0.5),
    mouldingColor: moulding?.color ?? '#2a2623',
  };
}

/** Mat and moulding around the paper, to scale. */
export function PaperFrame({ frame, scale }: { frame: Frame; scale: number }) {
  const { mat, matColor, moulding, mouldingColor } = frame;
  return (
    <div
      className="paper__frame"
      aria-hidden
      style={{
        inset: -(mat + moulding) * scale,
        borderWidth: moulding * scale,
        borderColor: sidesOf(mouldingColor),
        background: matColor,
      }}
    >
      <span className="paper__mat" />
    </div>
  );
}

/* Mitered, and lit from above on the left, as the shop shows it: top, right, bottom, left. */
function sidesOf(color: string): string {
  return [0.1, -0.1, -0.18, 0.04].map((amount) => shade(color, amount)).join(' ');
}
