import {
  confirmPassword,
  deleteAccount,
  prepareDeletion,
  type DeletionPrepared,
} from '@albumen/contract/endpoints/accounts';
import { limits } from '@albumen/contract/limits';
import { formatPrice } from '@albumen/domain/money/format-price';
import { Button } from '@albumen/ui/buttons/button';
import { Checkbox } from '@albumen/ui/forms/checkbox';
import { DialogActions } from '@albumen/ui/overlays/dialog';
import { Notice } from '@albumen/ui/feedback/notice';
import { PasswordField } from '@albumen/ui/forms/password-field';
import { useEffect, useState } from 'react';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { forgetKept } from '../../../shell/offline/forget-kept.ts';
import { OverlayDialog } from '../../../shell/overlays/overlay-dialog.tsx';
import { closeOverlay } from '../../../shell/overlays/overlay-store.ts';
import { useIsGuest } from '../../../shell/use-guest.ts';
import { leaveUpload } from '../../upload/upload-center.ts';

const confirmationHeader = 'x-confirmation';
const nothingPrepared: DeletionPrepared = { confirmation: '', owed: [] };

/** The confirmation is made when this opens, and works once, in this session only. */
export function Overlay() {
  const deletion = useDeletion();
  const isGuest = useIsGuest();
  const [isTicked, setIsTicked] = useState(false);
  const [password, setPassword] = useState('');
  return (
    <OverlayDialog name="deleteAccount" title="Delete your account">
      <p>
        {!isGuest && 'Your galleries stop being shared now. '}
        Everything is kept for {limits.deletedKeptDays} days; the link that we mail you brings it
        back.
      </p>
      {deletion.owed.length > 0 && <OwedNotice owed={deletion.owed} />}
      {deletion.failure !== undefined && <Notice kind="danger" title={deletion.failure} />}
      {deletion.isPasswordAsked && (
        <PasswordField
          name="password"
          label="Confirm your password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      )}
      <Checkbox
        name="confirm"
        label={`Yes, delete my account${isGuest ? '' : ', galleries and photos'}`}
        checked={isTicked}
        onChange={({ target }) => setIsTicked(target.checked)}
      />
      <DialogActions>
        <Button onClick={() => closeOverlay('deleteAccount')}>Keep account</Button>
        <Button
          kind="danger"
          disabled={!isTicked}
          isBusy={deletion.isBusy}
          onClick={() => void deletion.run(password)}
        >
          Delete account
        </Button>
      </DialogActions>
    </OverlayDialog>
  );
}

function OwedNotice({ owed }: Pick<DeletionPrepared, 'owed'>) {
  const money = owed.map(({ amountMinor, currency }) => formatPrice(amountMinor, currency));
  return (
    <Notice title={`We still owe you ${money.join(' and ')}`}>
      It is paid to the bank account of your <a href={href.payoutDetails()}>payout details</a>;
      until then we keep those and your account, closed.
    </Notice>
  );
}

function useDeletion() {
  const [{ confirmation, owed }, setPrepared] = useState(nothingPrepared);
  const [failure, setFailure] = useState<string>();
  const [isPasswordAsked, setIsPasswordAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    void call(prepareDeletion).then((reply) => {
      if (reply.ok) setPrepared(reply.value);
      else setFailure(reply.problem.title);
    });
  }, []);

  async function run(password: string) {
    if (!leaveUpload()) return;
    setIsBusy(true);
    setFailure(await attempt(password));
    setIsBusy(false);
  }

  async function attempt(password: string): Promise<string | undefined> {
    if (isPasswordAsked) {
      const confirmed = await call(confirmPassword, { body: { password } });
      if (!confirmed.ok)
        return confirmed.problem.fields?.['password']?.[0] ?? confirmed.problem.title;
    }
    const headers = { [confirmationHeader]: confirmation };
    const reply = await call(deleteAccount, { query: { confirmed: 'true' }, headers });
    if (reply.ok) {
      await forgetKept();
      window.location.assign(reply.value.next);
      return undefined;
    }
    if (reply.problem.code === 'reauthenticate') setIsPasswordAsked(true);
    return reply.problem.title;
  }

  return { run, owed, failure, isPasswordAsked, isBusy };
}
