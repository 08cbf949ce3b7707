import { useBrand } from '../../shell/shell-context.tsx';
import { Credit } from './credit.tsx';
import type { PlatePhoto } from './photos.ts';
import { PlateImage } from './plate-image.tsx';
import { ProofMarks } from './proof-marks.tsx';
import './plate.css';

const sizes = '(min-width: 50rem) 60vw, 100vw';

/** Halide binds it in like a plate of a book, Cyan & Co. hangs it like a proof. */
export function Plate({ photo }: { photo: PlatePhoto }) {
  const brand = useBrand();
  const image = (
    <PlateImage
      photo={photo}
      sizes={sizes}
      className={`account-plate__photo--${photo.file}`}
      isFirst
    />
  );
  return (
    <figure className={`account-plate account-plate--${brand}`}>
      {brand === 'cyan' ? <ProofMarks>{image}</ProofMarks> : image}
      <figcaption className="account-plate__caption text-xs">
        <Credit photo={photo} />
      </figcaption>
    </figure>
  );
}
