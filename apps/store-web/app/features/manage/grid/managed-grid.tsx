import type { Gallery } from '@albumen/contract/endpoints/galleries';
import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import type { PhotoSort } from '@albumen/contract/photo-sorts';
import { Button } from '@albumen/ui/buttons/button';
import { EmptyState } from '@albumen/ui/feedback/empty-state';
import { GridSkeleton } from '../../photos/grid-skeleton.tsx';
import { PhotoGrid } from '../../photos/photo-grid.tsx';
import type { Selection } from '../../photos/use-selection.ts';
import { DropZone } from '../../upload/drop-zone.tsx';
import { ResumeNotice } from '../../upload/resume-notice.tsx';
import { useMay } from '../../../shell/use-may.ts';
import { ManagedTile } from './managed-tile.tsx';
import { SelectionPanel } from './selection-panel.tsx';
import { useChoosing } from '../../photos/use-choosing.ts';
import type { Details } from './use-details.ts';
import { useDrag } from '../arranging/use-drag.ts';
import type { ManagedPhotos } from './use-managed-photos.ts';
import { useManagedPreview } from './use-managed-preview.tsx';
import type { TileSize } from './tile-sizes.ts';
import { useSections } from './use-sections.tsx';
import { useReorder } from '../arranging/use-reorder.ts';

export interface ManagedGridProps {
  gallery: Gallery;
  photos: ManagedPhotos;
  selection: Selection;
  details: Details;
  sort: PhotoSort;
  onSort: (sort: PhotoSort) => void;
  /** Whatever is shown of them. */
  photosInGallery: number;
  tileSize: TileSize;
}

export function ManagedGrid(props: ManagedGridProps) {
  const { gallery, photos, photosInGallery } = props;
  const { columns, failure, reload } = photos;
  const target = { galleryId: gallery.galleryId, photosInGallery };
  const mayChange = useMay('galleries:change');
  if (columns === undefined && failure !== undefined) {
    return (
      <EmptyState
        title="The photos did not load"
        action={<Button onClick={reload}>Try again</Button>}
      >
        {failure}
      </EmptyState>
    );
  }
  if (columns === undefined) return <GridSkeleton />;
  return (
    <>
      {mayChange && <ResumeNotice target={target} />}
      {columns.id.length > 0 && <Grid {...props} columns={columns} />}
      {columns.id.length === 0 &&
        (mayChange ? (
          <DropZone target={target} title="No photos yet" isOver={false} />
        ) : (
          <EmptyState title="No photos yet">They come here once uploaded.</EmptyState>
        ))}
    </>
  );
}

function Grid(props: ManagedGridProps & { columns: ManagedColumns }) {
  const { gallery, photos, selection, details, columns, sort, tileSize } = props;
  const sectioned = useSections({ gallery, columns, sort, tileSize });
  const preview = useManagedPreview({ gallery, photos, columns });
  const choosing = useChoosing(columns.id, selection);
  const reorder = useReorder(props);
  const drag = useDrag(reorder);
  return (
    <>
      <PhotoGrid
        photos={columns}
        {...sectioned}
        tileClass={({ id }) => (selection.ids.has(id) ? 'photo-tile--chosen' : undefined)}
        renderOver={(photo, index) => (
          <ManagedTile
            gallery={gallery}
            photo={photo}
            columns={columns}
            index={index}
            reorder={reorder}
            drag={drag}
            choosing={choosing}
            isChosen={selection.ids.has(photo.id)}
            hasDetails={details.isShown}
            onOpen={() => preview.open(photo.id)}
          />
        )}
      />
      <SelectionPanel
        gallery={gallery}
        photos={photos}
        columns={columns}
        selection={selection}
        reorder={reorder}
      />
    </>
  );
}
