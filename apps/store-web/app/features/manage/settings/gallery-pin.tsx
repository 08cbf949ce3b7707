import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState, type SubmitEvent } from 'react';
import type { ChangeSettings } from './use-settings.ts';

export interface SettingProps {
  gallery: Gallery;
  onChange: ChangeSettings;
}

export function GalleryPin({ gallery, onChange }: SettingProps) {
  const [pin, setPin] = useState('');
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if ((await onChange({ pin })) !== undefined) setPin((now) => (now === pin ? '' : now));
  };
  return (
    <form className="gallery-settings__row" onSubmit={(event) => void save(event)}>
      <TextField
        name="pin"
        label={gallery.hasPin ? 'New PIN (one is set)' : 'PIN'}
        hint={`${limits.pinMinDigits} to ${limits.pinMaxDigits} digits.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={limits.pinMaxDigits}
        value={pin}
        onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
      />
      <Button type="submit" disabled={pin.length < limits.pinMinDigits}>
        {gallery.hasPin ? 'Change PIN' : 'Set PIN'}
      </Button>
      {gallery.hasPin && (
        <Button kind="quiet" onClick={() => void onChange({ pin: null })}>
          Remove PIN
        </Button>
      )}
    </form>
  );
}
