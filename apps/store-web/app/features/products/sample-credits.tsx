import { Credit } from '../plates/credit.tsx';
import { sampleCredits } from './sample-photos.ts';
import './sample-credits.css';

/** Names the photographers below pages that show photos which are not the visitor's. */
export function SampleCredits() {
  return (
    <p className="sample-credits text-xs text-muted">
      Shown with{' '}
      {sampleCredits.map((photo, place) => (
        <span key={photo.file}>
          {place > 0 && '; '}
          <Credit photo={photo} />
        </span>
      ))}
      . Open a gallery to see your own.
    </p>
  );
}
