import { useState } from 'react';
import { FieldFrame } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons.tsx';
import { useLabelledField } from '../lib/use-labelled-field.ts';
import { useIsHydrated } from '../use-is-hydrated.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password with a button that shows what is typed (once there is script). */
export function PasswordField(props: Omit<TextFieldProps, 'counterMax'>) {
  const { input, frame, control } = useLabelledField(props);
  const [isShown, setIsShown] = useState(false);
  const hasScript = useIsHydrated();
  return (
    <FieldFrame {...frame}>
      <div className="input-group">
        <input
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...control}
          type={isShown ? 'text' : 'password'}
        />
        {hasScript && (
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        )}
      </div>
    </FieldFrame>
  );
}
