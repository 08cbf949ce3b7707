import { CalendarIcon } from '@albumen/ui/icons';
import { ClosedGallery } from './closed-gallery.tsx';

export function ExpiredPage() {
  return (
    <ClosedGallery
      icon={<CalendarIcon />}
      title="This gallery is closed"
      lead="Its photographer shared it until a day that has passed. The photos are kept: ask the photographer to open it again."
    />
  );
}
