import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/button';
import { TextField } from '@albumen/ui/text-field';
import { useState } from 'react';
import type { ChangeSettings } from './gallery-settings-panel.tsx';

export interface SettingProps {
  gallery: Gallery;
  onChange: ChangeSettings;
}

export function GalleryPin({ gallery, onChange }: SettingProps) {
  const [pin, setPin] = useState('');
  const save = async () => {
    if ((await onChange({ pin })) !== undefined) setPin('');
  };
  return (
    <div className="gallery-settings__row">
      <TextField
        name="pin"
        label={gallery.hasPin ? 'PIN (set)' : 'PIN'}
        hint={`${limits.pinMinDigits} to ${limits.pinMaxDigits} digits; guests enter it once.`}
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        onChange={({ target }) => setPin(target.value)}
      />
      <Button disabled={pin === ''} onClick={() => void save()}>
        {gallery.hasPin ? 'Change PIN' : 'Set PIN'}
      </Button>
      {gallery.hasPin && (
        <Button kind="quiet" onClick={() => void onChange({ pin: null })}>
          Remove PIN
        </Button>
      )}
    </div>
  );
}
