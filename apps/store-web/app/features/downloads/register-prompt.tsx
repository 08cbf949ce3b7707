import { buttonClass } from '@albumen/ui/buttons/button';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { href } from '../../paths.ts';
import { OverlayDialog, type OverlayDialogProps } from '../../shell/overlays/overlay-dialog.tsx';

export interface RegisterPromptProps {
  name: OverlayDialogProps['name'];
  title: string;
  /** Where the person goes on; what was wanted happens there. */
  backTo: string;
}

export function RegisterPrompt({ name, title, backTo }: RegisterPromptProps) {
  return (
    <OverlayDialog name={name} title={title}>
      <p>
        Downloads need a free account. You come back right here, the download starts, and your
        favorites come along.
      </p>
      <DialogActions>
        <a className={buttonClass({ kind: 'plain' })} href={href.accountVerify('login', backTo)}>
          Sign in
        </a>
        <a className={buttonClass({ kind: 'primary' })} href={href.createAccount(backTo)}>
          Create a free account
        </a>
      </DialogActions>
    </OverlayDialog>
  );
}
