import { Skeleton } from '@albumen/ui/feedback/skeleton';

/** The room that the card fields are going to take. */
export function CardFieldsShape() {
  return (
    <div className="card-shape" aria-busy="true">
      <span className="visually-hidden">Card fields are loading</span>
      <Skeleton className="card-shape__field" />
      <div className="field-pair">
        <Skeleton className="card-shape__field" />
        <Skeleton className="card-shape__field" />
      </div>
    </div>
  );
}
