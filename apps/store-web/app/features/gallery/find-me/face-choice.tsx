import type { SelfieFace } from '@albumen/faces/browser/selfie-reader';
import { useEffect, useLayoutEffect, useRef } from 'react';

export interface FaceChoiceProps {
  faces: readonly SelfieFace[];
  canvas: HTMLCanvasElement;
  onChoose: (face: SelfieFace) => void;
}

/** Several faces in one picture: she taps hers. The reader of a screen goes on at the question. */
export function FaceChoice({ faces, canvas, onChoose }: FaceChoiceProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <p ref={question} tabIndex={-1}>
        Which face is yours?
      </p>
      <ul className="find-me__faces">
        {faces.map((face, index) => (
          <li key={`${face.box.x} ${face.box.y}`}>
            <button
              type="button"
              className="find-me__face"
              aria-label={`Face ${index + 1} of ${faces.length}, ${placeOf(face)}`}
              onClick={() => onChoose(face)}
            >
              <FacePicture face={face} canvas={canvas} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function placeOf({ box }: SelfieFace): string {
  const middle = box.x + box.width / 2;
  if (middle < 1 / 3) return 'on the left';
  return middle > 2 / 3 ? 'on the right' : 'in the middle';
}

const shownPx = 192;

function FacePicture({ face, canvas }: Pick<FaceChoiceProps, 'canvas'> & { face: SelfieFace }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { x, y, width, height } = face.box;
    const side = 1.5 * Math.max(width * canvas.width, height * canvas.height);
    const left = (x + width / 2) * canvas.width - side / 2;
    const top = (y + height / 2) * canvas.height - side / 2;
    const context = ref.current?.getContext('2d');
    context?.drawImage(canvas, left, top, side, side, 0, 0, shownPx, shownPx);
  }, [face, canvas]);
  return <canvas ref={ref} width={shownPx} height={shownPx} aria-hidden="true" />;
}
