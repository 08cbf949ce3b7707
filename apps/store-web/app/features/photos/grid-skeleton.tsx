import { Skeleton } from '@albumen/ui/feedback/skeleton';
import './grid-skeleton.css';

const shapes = [1.5, 0.75, 1.5, 1.5, 1, 1.5, 0.7, 1.5, 1.4, 1.5, 0.75, 1.5, 1.3, 1.5, 0.67, 1.5];

/** Rows in the shape of what comes. */
export function GridSkeleton() {
  return (
    <div className="grid-skeleton" aria-hidden="true">
      {shapes.map((ratio, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <div key={index} style={{ '--ratio': ratio }}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
