import { placesOf } from '@albumen/print/editing/document-edits';
import { fillPaper, fillsPaper, showWholePhoto } from '@albumen/print/editing/whole-photo';
import { hasPaperAround } from '@albumen/print/products/product';
import { printProduct } from '../opening/made-design.ts';
import { chosenPhoto } from '../state/chosen-photo.ts';
import { useDesign, useEditor, useEditorState } from '../state/editor-context.tsx';
import { TileChoices } from './tile-choices.tsx';

const choices = [
  { id: 'fills', label: 'Fills the paper' },
  { id: 'whole', label: 'All of it, white border' },
] as const;

/** Whether the photo of a print fills its paper, or all of it is shown on it. */
export function PhotoOnPaper() {
  const { store, opening } = useEditor();
  const design = useDesign();
  const photos = useEditorState((state) => state.photos.photos);
  const [place] = placesOf(design.document);
  const product = printProduct(opening.start.product, design);
  if (!place?.layer.photo || !hasPaperAround(product)) return null;
  const placed = place.layer.photo;
  const known = photos.find(({ photoId }) => photoId === placed.photoId);
  const photo = known ? chosenPhoto(known) : placed;
  return (
    <TileChoices
      name="photo-on-paper"
      label="Photo"
      choices={choices}
      chosenId={fillsPaper(place.layer, product) ? 'fills' : 'whole'}
      onChoose={(id) =>
        store.draw((document) =>
          id === 'whole'
            ? showWholePhoto(document, place, product)
            : fillPaper(document, place, { photo, product }),
        )
      }
    />
  );
}
