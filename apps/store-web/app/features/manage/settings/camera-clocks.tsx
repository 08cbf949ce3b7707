import { shiftCameraClock, type Gallery } from '@albumen/contract/endpoints/galleries';
import { TextField } from '@albumen/ui/forms/text-field';
import { SettingsSection } from './settings-section.tsx';
import { useEdit } from './use-edit.ts';

const minuteMs = 60_000;

/** Two cameras at one wedding rarely agree on the time; the files stay as they are. */
export function CameraClocks({ gallery }: { gallery: Gallery }) {
  const edit = useEdit();
  const shift = (camera: string, minutes: number) =>
    void edit(shiftCameraClock, {
      params: { galleryId: gallery.galleryId },
      body: { camera, shiftMs: Math.round(minutes * minuteMs) },
    });
  return (
    <SettingsSection
      title="Camera clocks"
      text="Minutes to add to a camera's times, so that the order by time taken is right. The files stay as they are."
    >
      {gallery.cameras.map(({ name, shiftMs, photoCount }) => (
        <TextField
          key={`${name} ${shiftMs}`}
          name={`shift-${name}`}
          type="number"
          step={1}
          inputMode="numeric"
          label={name}
          aside={<span className="text-muted">{photosLabel(photoCount)}</span>}
          defaultValue={shiftMs / minuteMs}
          onBlur={({ target }) => {
            const minutes = Number(target.value);
            if (Number.isFinite(minutes) && minutes * minuteMs !== shiftMs) shift(name, minutes);
          }}
        />
      ))}
    </SettingsSection>
  );
}

function photosLabel(count: number): string {
  return count === 1 ? '1 photo' : `${count.toLocaleString('en-US')} photos`;
}
