interface ReferenceProps {
  failure: { status: number; data: unknown };
}

/** The name under which our logs tell of a failure of ours: who asks for help can say it. */
export function Reference({ failure: { status, data } }: ReferenceProps) {
  const id: unknown = Object(data).requestId;
  if (status < 500 || typeof id !== 'string') return null;
  return (
    <p className="error-page__reference text-sm text-muted">
      Reference <span>{id}</span>
    </p>
  );
}
