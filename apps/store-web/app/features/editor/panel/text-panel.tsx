import type { TextLayer } from '@albumen/print/document/layers';
import { Button } from '@albumen/ui/buttons/button';
import { PlusIcon } from '@albumen/ui/icons';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { printProduct } from '../opening/made-design.ts';
import { useTextLayers } from '../state/use-text-layers.ts';
import { TextLayerField } from './text-layer-field.tsx';

/** Every text of the face that can be changed, and the customer's own. */
export function TextPanel() {
  const { opening } = useEditor();
  const design = useDesign();
  const faceId = useEditorState((state) => state.faceId);
  const { add } = useTextLayers();
  const face = design.document.faces.find(({ id }) => id === faceId);
  const textLayers = face?.layers.filter(isEditable) ?? [];
  const product = printProduct(opening.start.product, design);
  const material = face && product.faces[face.kind]?.material;
  const takesText =
    material === undefined || product.hasEngraving === true || product.foilColor !== undefined;
  return (
    <div className="panel__body">
      {textLayers.map((layer) => (
        <TextLayerField
          key={`${faceId}-${layer.id}`}
          layer={layer}
          place={{ faceId, layerId: layer.id }}
        />
      ))}
      {textLayers.length === 0 && (
        <p className="text-muted">
          {takesText
            ? 'This side has no words yet. Add a line and drag it to its place.'
            : 'This cover takes no ink. Choose an engraving to put words on it.'}
        </p>
      )}
      {takesText && (
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
