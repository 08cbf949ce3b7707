import { useHostedFields, usePay } from '@albumen/pay-react';
import { useState, type ComponentType, type SubmitEvent } from 'react';
import type { ChargeOutcome } from '../../../src/wire.ts';
import { note, noteError } from '../../live-log/log.ts';
import { ApiError, messageOf } from '../../shell/api.ts';
import { charge } from './charge.ts';
import { Outcome, type OutcomeFacts } from './outcome.tsx';
import type { FormProps } from './styles/form-props.ts';

interface PayFormProps {
  Form: ComponentType<FormProps>;
  amount: string;
  onNonce: (nonce: string) => void;
}

/** Pays: from the press of Pay to the shop's answer. */
export function PayForm({ Form, amount, onNonce }: PayFormProps) {
  const { status, state, tokenize, error, retry } = useHostedFields();
  const pay = usePay();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<OutcomeFacts>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button stays pressable, so that it keeps the focus; a second press must not pay twice.
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(undefined);
    setOutcome(await run());
    setIsBusy(false);
  };
  const run = async (): Promise<OutcomeFacts> => {
    note('page', 'tokenize()', { step: 'tokenize' });
    try {
      const { nonce, details } = await tokenize();
      const card = `${details.cardType} ending in ${details.lastFour}`;
      note('fields', 'nonce', { detail: `${nonce} · ${card}`, step: 'tokenize' });
      onNonce(nonce);
      return { kind: 'charged', charge: await charge({ nonce, amount }) };
    } catch (failure) {
      if (isUnanswered(failure)) return { kind: 'unknown', message: failure.message };
      noteError('fields', failure, 'tokenize');
      return { kind: 'refused', code: Object(failure).code, message: adviceOf(failure) };
    }
  };
  if (status === 'failed') {
    const { code } = Object(error);
    const again = pay.status === 'failed' ? pay.retry : retry;
    return <Outcome facts={{ kind: 'broken', code, message: messageOf(error) }} onAgain={again} />;
  }
  if (isSettled(outcome)) {
    return <Outcome facts={outcome} onAgain={() => setOutcome(undefined)} />;
  }
  return (
    // Stays on the page below the answer: the fields live only as long as they are shown.
    <form className="pay" onSubmit={(event) => void submit(event)} noValidate>
      <Form amount={amount} state={state} isReady={status === 'ready'} isBusy={isBusy} />
      <div className="pay__answer" aria-live="polite">
        {outcome && <Outcome facts={outcome} />}
      </div>
    </form>
  );
}

/** Whether the shop's server may have charged all the same. */
function isUnanswered(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500);
}

/** The SDK's words, and which fields to look at again. */
function adviceOf(failure: unknown): string {
  const keys: unknown = Object(failure).details?.invalidFieldKeys;
  if (!Array.isArray(keys)) return messageOf(failure);
  return `${messageOf(failure)} Look at: ${keys.map(labelOf).join(', ')}.`;
}

/** `expirationMonth` as people write it. */
function labelOf(key: unknown): string {
  return String(key).replace(/[A-Z]/g, ' $&').toLowerCase();
}

function isSettled(
  outcome: OutcomeFacts | undefined,
): outcome is { kind: 'charged'; charge: ChargeOutcome } {
  return outcome?.kind === 'charged' && outcome.charge.isSuccess;
}
