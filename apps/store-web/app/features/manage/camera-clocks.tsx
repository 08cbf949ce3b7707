import { shiftCameraClock, type Gallery } from '@albumen/contract/endpoints/galleries';
import { TextField } from '@albumen/ui/text-field';
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
    <fieldset className="gallery-settings__clocks">
      <legend>Camera clocks</legend>
      <p className="text-sm text-muted">
        Minutes to add to each camera's time, so that the order by time taken is right.
      </p>
      {gallery.cameras.map(({ name, shiftMs, photoCount }) => (
        <TextField
          key={name}
          name={`shift-${name}`}
          type="number"
          step={1}
          label={`${name} (${photoCount.toLocaleString('en-US')} photos)`}
          defaultValue={shiftMs / minuteMs}
          onBlur={({ target }) => {
            const minutes = Number(target.value);
            if (Number.isFinite(minutes) && minutes * minuteMs !== shiftMs) shift(name, minutes);
          }}
        />
      ))}
    </fieldset>
  );
}
