import type { DesignProblem } from '@albumen/print/checks/check-document';
import { documentReadiness } from '@albumen/print/checks/readiness';
import { useMemo } from 'react';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { printProduct, problemsOf } from '../opening/made-design.ts';
import { readinessLabel, type ReadinessLabel } from './readiness-label.ts';

/** What is wrong with the design as it stands, judged anew with every change of a crop. */
export function useProblems(): { problems: DesignProblem[]; label: ReadinessLabel } {
  const { opening } = useEditor();
  const design = useDesign();
  const fonts = useEditorState((state) => state.fonts);
  const { product } = opening.start;
  return useMemo(() => {
    const problems = problemsOf(product, design, fonts);
    const photos = documentReadiness(design.document, printProduct(product, design));
    return { problems, label: readinessLabel(photos, problems, design.document) };
  }, [product, design, fonts]);
}
