import { CalendarIcon } from '@albumen/ui/icons';
import { GalleryDoor } from './gallery-door.tsx';

export function ExpiredPage() {
  return (
    <GalleryDoor
      icon={<CalendarIcon />}
      title="This gallery is closed"
      lead="Its photographer shared it until a day that has passed. The photos are kept: ask for a new link."
    />
  );
}
