import { pinForm } from '@albumen/contract/forms/gallery-forms';
import { LockIcon } from '@albumen/ui/icons';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { Form, SubmitButton } from '../../shell/forms/form.tsx';
import { ClosedGallery } from './closed-gallery.tsx';

export function PinPage() {
  return (
    <ClosedGallery
      icon={<LockIcon />}
      title="This gallery has a PIN"
      lead="It came with the invitation, next to the link."
    >
      <Form name="pin" rules={pinForm} className="narrow-page__form">
        <PasswordField name="pin" label="PIN" inputMode="numeric" autoComplete="off" required />
        <SubmitButton form="pin" isWide>
          Open gallery
        </SubmitButton>
      </Form>
    </ClosedGallery>
  );
}
