import { Button } from '@albumen/ui/buttons/button';
import { useRef, type ChangeEvent } from 'react';

export interface PictureButtonsProps {
  onFile: (file: File) => void;
  /** What reading a picture needs may be fetched. */
  onNear: () => void;
}

/** A camera in the hand takes the selfie; elsewhere there is a photo to choose. */
export function PictureButtons({ onFile, onNear }: PictureButtonsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const hasCamera = matchMedia('(pointer: coarse)').matches;
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onFile(file);
    // The same file again is a new choice.
    currentTarget.value = '';
  };
  const press = (input: HTMLInputElement | null) => {
    onNear();
    input?.click();
  };
  return (
    <div className="find-me__actions">
      {hasCamera && (
        <Button kind="primary" onClick={() => press(camera.current)}>
          Take a selfie
        </Button>
      )}
      <Button kind={hasCamera ? 'plain' : 'primary'} onClick={() => press(files.current)}>
        Choose a photo of you
      </Button>
      <input ref={camera} type="file" accept="image/*" capture="user" hidden onChange={change} />
      <input ref={files} type="file" accept="image/*" hidden onChange={change} />
    </div>
  );
}
