import { photosLabel } from '@albumen/domain/photos/photos-label';
import { shiftCameraClock, type Gallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import { messages } from '@albumen/contract/messages';
import { FormStateContext } from '@albumen/ui/forms/form-state';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { SettingsSection } from './settings-section.tsx';
import { useEdit } from './use-edit.ts';

const minuteMs = 60_000;
const mostMinutes = limits.clockShiftMaxMs / minuteMs;

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
        <ClockShift
          key={`${name} ${shiftMs}`}
          camera={name}
          minutes={shiftMs / minuteMs}
          photoCount={photoCount}
          onChange={(minutes) => shift(name, minutes)}
        />
      ))}
    </SettingsSection>
  );
}

interface ClockShiftProps {
  camera: string;
  minutes: number;
  photoCount: number;
  onChange: (minutes: number) => void;
}

/** Saved when the field is left; what is no number, or empty, is said there and changes nothing. */
function ClockShift({ camera, minutes, photoCount, onChange }: ClockShiftProps) {
  const [errors, setErrors] = useState<string[]>([]);
  const name = `shift-${camera}`;
  const save = (typed: number) => {
    const isShift = Math.abs(typed) <= mostMinutes;
    setErrors(isShift ? [] : [messages.numberBetween(-mostMinutes, mostMinutes)]);
    if (isShift && typed !== minutes) onChange(typed);
  };
  return (
    <FormStateContext value={{ id: 'clocks', errors: { [name]: errors }, values: {} }}>
      <TextField
        name={name}
        type="number"
        step={1}
        min={-mostMinutes}
        max={mostMinutes}
        inputMode="numeric"
        label={camera}
        aside={<span className="text-muted">{photosLabel(photoCount)}</span>}
        defaultValue={minutes}
        onBlur={({ target }) => save(target.valueAsNumber)}
      />
    </FormStateContext>
  );
}
