import { form } from '@albumen/contract/form';
import type { VerifyMode } from '../../../paths.ts';
import { Form, SubmitButton } from '../../../shell/forms/form.tsx';
import { PlatePage } from '../../plates/plate-page.tsx';
import { WayOn } from './way-on.tsx';

const nothingToCheck = form({});

const labels: Record<VerifyMode, { title: string; lead: string; button: string }> = {
  register: {
    title: 'Confirm your email',
    lead: 'One press, and this address is yours here.',
    button: 'Confirm email',
  },
  login: {
    title: 'Sign in',
    lead: 'One press, and you are signed in on this device.',
    button: 'Sign in',
  },
  welcome: {
    title: 'Confirm your email',
    lead: 'One press, and this address is yours here.',
    button: 'Confirm email',
  },
  reset: { title: '', lead: '', button: '' },
  code: { title: '', lead: '', button: '' },
  undo: {
    title: 'Keep your account',
    lead: 'Everything is as you left it.',
    button: 'Keep my account',
  },
};

/** The page of a mailed link: the button redeems it, opening the page does not. */
export function RedeemLink({ mode, token }: { mode: VerifyMode; token: string }) {
  const { title, lead, button } = labels[mode];
  return (
    <PlatePage scene="mail" title={title} lead={lead}>
      <Form
        name="redeem"
        rules={nothingToCheck}
        className="narrow-page__form"
        renderHint={({ code }) => <WayOn mode={mode} token={token} code={code} />}
      >
        <input type="hidden" name="token" value={token} />
        <SubmitButton form="redeem" isWide>
          {button}
        </SubmitButton>
      </Form>
    </PlatePage>
  );
}
