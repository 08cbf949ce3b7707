import type { DesignFace } from '@albumen/print/document/design-document';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useDesign, useEditor, useEditorState } from './state/editor-context.tsx';
import { faceName } from '@albumen/print/document/face-names';
import { printProduct } from './opening/made-design.ts';
import { drawFace } from './canvas/face-drawing.ts';
import { FaceCanvas } from './canvas/face-canvas.tsx';

const heightPx = 56;

/** All sides of the design, small; a click opens one. */
export function FaceStrip() {
  const { document } = useDesign();
  if (document.faces.length < 2) return null;
  return (
    <nav className="face-strip" aria-label="Sides">
      {document.faces.map((face) => (
        <FaceButton key={face.id} face={face} name={faceName(face, document)} />
      ))}
    </nav>
  );
}

function FaceButton({ face, name }: { face: DesignFace; name: string }) {
  const { store } = useEditor();
  const isShown = useEditorState(({ faceId }) => faceId === face.id);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isShown) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isShown]);
  return (
    <button
      ref={button}
      type="button"
      className="face-strip__face"
      aria-current={isShown ? 'true' : undefined}
      onClick={() => store.showFace(face.id)}
    >
      <FacePicture face={face} />
      <span className="text-xs">{name}</span>
    </button>
  );
}

/* Drawn again only when this face has changed: a step on another face leaves it alone. */
const FacePicture = memo(function FacePicture({ face }: { face: DesignFace }) {
  const { opening, pictures, store } = useEditor();
  const fonts = useEditorState((state) => state.fonts);
  const drawing = useMemo(() => {
    const design = store.getSnapshot().history.present;
    const product = printProduct(opening.start.product, design);
    return drawFace({ ...design.document, faces: [face] }, face.id, { product, fonts });
  }, [opening, store, face, fonts]);
  useEffect(() => {
    for (const layer of face.layers) {
      if (layer.kind === 'photo' && layer.photo) pictures.want(layer.photo.photoId, '400');
    }
  }, [pictures, face]);
  if (drawing === undefined) return null;
  const { trim } = drawing;
  const size = { width: (trim.width / trim.height) * heightPx, height: heightPx };
  return (
    <span className="face-strip__paper" style={size}>
      <FaceCanvas drawing={drawing} pictures={pictures} size={size} area="trim" />
    </span>
  );
});
