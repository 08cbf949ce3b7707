import { NarrowPage } from '../../shell/narrow-page.tsx';

export function ExpiredPage() {
  return (
    <NarrowPage
      title="This gallery is closed"
      lead="Its photographer shared it until a day that has passed. The photos are kept: ask for a new link."
    />
  );
}
