import { useDesign, useEditorState } from '../state/editor-context.tsx';
import { CardLayouts } from './card-layouts.tsx';
import { SpreadLayouts } from './spread-layouts.tsx';

/** How the photos of this side are arranged. */
export function LayoutPanel() {
  const { document } = useDesign();
  const card = useEditorState((state) => state.card);
  const faceId = useEditorState((state) => state.faceId);
  const face = document.faces.find(({ id }) => id === faceId);
  if (face === undefined) return null;
  if (card !== undefined) return <CardLayouts card={card} face={face} />;
  return <SpreadLayouts face={face} />;
}
