import { Skeleton } from '@albumen/ui/skeleton';

/** The room that the card fields are going to take. */
export function CardFieldsShape() {
  return (
    <div className="card-shape" role="group" aria-busy="true" aria-label="Card fields are loading">
      <Skeleton className="card-shape__field" />
      <div className="field-pair">
        <Skeleton className="card-shape__field" />
        <Skeleton className="card-shape__field" />
      </div>
    </div>
  );
}
