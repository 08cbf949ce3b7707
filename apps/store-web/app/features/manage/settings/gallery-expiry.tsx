import { linkYears } from '@albumen/contract/forms/gallery-forms';
import { Button } from '@albumen/ui/buttons/button';
import { DaySetting } from './day-setting.tsx';
import type { SettingProps } from './gallery-pin.tsx';

export function GalleryExpiry({ gallery, onChange }: SettingProps) {
  const { expiresOn, isExpired } = gallery;
  const change = (day: string | null) => void onChange({ expiresOn: day });
  return (
    <div className="gallery-settings__row">
      <DaySetting
        key={expiresOn}
        name="expiresOn"
        label="Last day of the link"
        hint={isExpired ? 'This day has passed.' : 'Empty: no end.'}
        day={expiresOn ?? ''}
        years={linkYears}
        onChange={change}
      />
      {expiresOn !== null && (
        <Button kind="quiet" onClick={() => change(null)}>
          No end
        </Button>
      )}
    </div>
  );
}
