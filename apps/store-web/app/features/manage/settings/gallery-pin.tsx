import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { pinPattern } from '@albumen/contract/forms/gallery-forms';
import { limits } from '@albumen/contract/limits';
import { messages } from '@albumen/contract/messages';
import { plainDigits } from '@albumen/contract/plain-digits';
import { Button } from '@albumen/ui/buttons/button';
import { FormStateContext } from '@albumen/ui/forms/form-state';
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
  const errors = pin.length > limits.pinMaxDigits ? { pin: [messages.pin] } : {};
  return (
    <FormStateContext value={{ id: 'settings', errors, values: {} }}>
      <form className="gallery-settings__row" onSubmit={(event) => void save(event)}>
        <TextField
          name="pin"
          label={gallery.hasPin ? 'New PIN (one is set)' : 'PIN'}
          hint={`${limits.pinMinDigits} to ${limits.pinMaxDigits} digits.`}
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onChange={({ target }) => setPin(plainDigits(target.value).replaceAll(/\D/g, ''))}
        />
        <Button type="submit" disabled={!pinPattern.test(pin)}>
          {gallery.hasPin ? 'Change PIN' : 'Set PIN'}
        </Button>
        {gallery.hasPin && (
          <Button kind="quiet" onClick={() => void onChange({ pin: null })}>
            Remove PIN
          </Button>
        )}
      </form>
    </FormStateContext>
  );
}
