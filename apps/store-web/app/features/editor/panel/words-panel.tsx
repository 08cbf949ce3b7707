import type { TextLayer } from '@albumen/print/layers';
import { Button } from '@albumen/ui/button';
import { PlusIcon } from '@albumen/ui/icons';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { printProduct } from '../opening/made-design.ts';
import { useWords } from '../state/use-words.ts';
import { WordsField } from './words-field.tsx';

/** Every word of the face that can be changed, and words of one's own. */
export function WordsPanel() {
  const { opening } = useEditor();
  const design = useDesign();
  const faceId = useEditorState((state) => state.faceId);
  const { add } = useWords();
  const face = design.document.faces.find(({ id }) => id === faceId);
  const words = face?.layers.filter(isEditable) ?? [];
  const product = printProduct(opening.start.product, design);
  const material = face && product.faces[face.kind]?.material;
  const takesWords =
    material === undefined || product.hasEngraving === true || product.foilColor !== undefined;
  return (
    <div className="panel__body">
      {words.map((layer) => (
        <WordsField
          key={`${faceId}-${layer.id}`}
          layer={layer}
          place={{ faceId, layerId: layer.id }}
        />
      ))}
      {words.length === 0 && (
        <p className="text-muted">
          {takesWords
            ? 'This side has no words yet. Add a line and drag it to its place.'
            : 'This cover takes no ink. Choose an engraving to put words on it.'}
        </p>
      )}
      {takesWords && (
        <Button icon={<PlusIcon />} onClick={() => void add()}>
          Add words
        </Button>
      )}
    </div>
  );
}

function isEditable(layer: { kind: string }): layer is TextLayer {
  return layer.kind === 'text' && 'label' in layer && layer.label !== undefined;
}
