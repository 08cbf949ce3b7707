import type { DesignProblem } from '@albumen/print/checks/check-document';
import { documentReadiness } from '@albumen/print/checks/readiness';
import { useMemo } from 'react';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { printProduct, problemsOf } from '../opening/made-design.ts';
import { facesByPhoto } from '../state/chosen-photo.ts';
import { readinessLabel, type ReadinessLabel } from './readiness-label.ts';

/** What is wrong with the design as it stands, judged anew with every change of a crop. */
export function useProblems(): { problems: DesignProblem[]; label: ReadinessLabel } {
  const { opening } = useEditor();
  const design = useDesign();
  const fonts = useEditorState((state) => state.fonts);
  const photos = useEditorState((state) => state.photos.photos);
  const { product } = opening.start;
  const facesOf = useMemo(() => facesByPhoto(photos), [photos]);
  return useMemo(() => {
    const problems = problemsOf(product, design, { fonts, facesOf });
    const placed = documentReadiness(design.document, printProduct(product, design));
    return { problems, label: readinessLabel(placed, problems, design.document) };
  }, [product, design, fonts, facesOf]);
}
