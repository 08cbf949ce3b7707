import { Button } from '@albumen/ui/button';
import { TextField } from '@albumen/ui/text-field';
import type { SettingProps } from './gallery-pin.tsx';

export function GalleryExpiry({ gallery, onChange }: SettingProps) {
  const { expiresOn, isExpired } = gallery;
  return (
    <div className="gallery-settings__row">
      <TextField
        key={expiresOn}
        name="expiresOn"
        type="date"
        label="Last day of the link"
        hint={
          isExpired
            ? 'This day has passed: guests see that the gallery is closed.'
            : 'Empty: no end.'
        }
        defaultValue={expiresOn ?? ''}
        onBlur={({ target }) => {
          if (target.value !== '' && target.value !== expiresOn)
            void onChange({ expiresOn: target.value });
        }}
      />
      {expiresOn !== null && (
        <Button kind="quiet" onClick={() => void onChange({ expiresOn: null })}>
          No end
        </Button>
      )}
    </div>
  );
}
