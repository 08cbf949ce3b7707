import { Button } from '@albumen/ui/buttons/button';
import { Dialog, DialogActions } from '@albumen/ui/overlays/dialog';
import { Notice } from '@albumen/ui/feedback/notice';
import { useState } from 'react';
import type { ChargeOutcome } from '../../src/wire.ts';
import { api, messageOf } from '../shell/api.ts';
import type { ConsoleTransaction } from './console-wire.ts';
import { moneyOf, labelOf } from './labels.ts';

type Action = 'submit' | 'settle' | 'void' | 'refund';

const can: Readonly<Record<string, readonly Action[]>> = {
  authorized: ['submit', 'void'],
  submitted_for_settlement: ['settle', 'void'],
  settlement_pending: ['settle', 'void'],
  settling: ['settle', 'refund'],
  settled: ['refund'],
};

const labels: Readonly<Record<Action, string>> = {
  submit: 'Submit for settlement',
  settle: 'Settle',
  void: 'Void',
  refund: 'Refund',
};

interface ActionsProps {
  transaction: ConsoleTransaction;
  onChanged: () => void;
}

/** What the shop's server can do with it now, by the server SDK. */
export function TransactionActions({ transaction, onChanged }: ActionsProps) {
  const { id, status, type } = transaction;
  const [busy, setBusy] = useState<Action>();
  const [asking, setAsking] = useState<'void' | 'refund'>();
  const [answer, setAnswer] = useState<ChargeOutcome>();
  const act = async (action: Action, body?: object) => {
    setAsking(undefined);
    setBusy(action);
    setAnswer(
      await api<ChargeOutcome>(`/transactions/${id}/${action}`, 'POST', body).catch(
        (error: unknown) => ({ isSuccess: false, message: messageOf(error), errors: [] }),
      ),
    );
    setBusy(undefined);
    onChanged();
  };
  const possible = (can[status] ?? []).filter((one) => one !== 'refund' || type === 'sale');
  return (
    <div className="actions">
      {possible.map((action) => (
        <Button
          key={action}
          kind={action === 'settle' || action === 'submit' ? 'primary' : 'plain'}
          isBusy={busy === action}
          onClick={() =>
            action === 'void' || action === 'refund' ? setAsking(action) : void act(action)
          }
        >
          {labels[action]}
        </Button>
      ))}
      <div className="actions__answer" aria-live="polite">
        {answer && <Answer answer={answer} />}
      </div>
      {asking === 'void' && (
        <Dialog title="Void this transaction?" onClose={() => setAsking(undefined)}>
          <p>The customer is not charged. This cannot be undone.</p>
          <DialogActions>
            <Button onClick={() => setAsking(undefined)}>Keep it</Button>
            <Button kind="danger" onClick={() => void act('void')}>
              Void
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {asking === 'refund' && (
        <RefundDialog
          transaction={transaction}
          onRefund={(body) => void act('refund', body)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}

function Answer({
  answer: { isSuccess, message, errors, transaction },
}: {
  answer: ChargeOutcome;
}) {
  if (!isSuccess) {
    return (
      <Notice kind="danger" title="Not done">
        <p>{[errors[0]?.code, message].filter(Boolean).join(' ')}</p>
      </Notice>
    );
  }
  if (!transaction) return null;
  return (
    <Notice kind="done">
      <p>
        {transaction.id} is now {labelOf(transaction.status).toLowerCase()}.
      </p>
    </Notice>
  );
}

interface RefundProps {
  transaction: ConsoleTransaction;
  /** All that is left when no amount is given. */
  onRefund: (body: { amount?: string }) => void;
  onClose: () => void;
}

function RefundDialog({ transaction, onRefund, onClose }: RefundProps) {
  const { amount, currencyIsoCode, refundIds } = transaction;
  const isFirst = refundIds.length === 0;
  return (
    <Dialog title="Refund" onClose={onClose}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('amount');
          onRefund(typeof typed === 'string' && typed !== '' ? { amount: typed } : {});
        }}
      >
        <label className="stack__field">
          {isFirst
            ? `Amount, at most ${moneyOf(amount, currencyIsoCode)}`
            : 'Amount, or nothing for all that is left'}
          <input
            className="input"
            name="amount"
            inputMode="decimal"
            defaultValue={isFirst ? amount : ''}
            pattern="\d{1,7}(\.\d{2})?"
            title="Like 12.50"
            required={isFirst}
          />
        </label>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Refund
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
