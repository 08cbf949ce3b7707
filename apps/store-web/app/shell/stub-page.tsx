/** Stands where a page is still being built. */
export function StubPage({ name }: { name: string }) {
  return (
    <main id="main">
      <h1 className="title-lg">{name}</h1>
    </main>
  );
}
