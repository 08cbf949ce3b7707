import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
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
        hint={isExpired ? 'This day has passed.' : 'Empty: no end.'}
        min="2000-01-01"
        max="2199-12-31"
        defaultValue={expiresOn ?? ''}
        onBlur={({ target }) => {
          const { value, validity } = target;
          if (value !== '' && validity.valid && value !== expiresOn)
            void onChange({ expiresOn: value });
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
