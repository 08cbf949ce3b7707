import {
  isLocalMethod,
  methodLabel,
  type LocalMethodId,
} from '@albumen/contract/payments/pay-methods';
import { useLocalPayment } from '@albumen/pay-react';
import { Notice } from '@albumen/ui/feedback/notice';
import { useRef } from 'react';
import { keepPayer } from './kept-payer.ts';
import { LocalFields } from './local-fields.tsx';
import { checkLocalFields, isElsewhere, localAdvice, startOptions } from './local-options.ts';
import type { MethodPanelProps, PayerFacts, MethodResult } from './payment-method.ts';
import { MethodFailed, MethodLoading, SdkArea, type SdkSetup } from './sdk-area.tsx';
import { useRedirectReturn } from './use-redirect-return.ts';
import { useReadyMethod } from './use-ready-method.ts';
import { valuesWithin } from './values-within.ts';

/** Payment at the payer's bank, on their phone or by an invoice, as the country has it. */
export function LocalPanel(props: MethodPanelProps) {
  const { method } = props;
  if (!isLocalMethod(method)) throw new Error(`${method} is no local payment`);
  return (
    <SdkArea subject={props.subject}>
      {(setup) => <LocalMethod {...props} method={method} setup={setup} />}
    </SdkArea>
  );
}

interface LocalMethodProps extends MethodPanelProps {
  method: LocalMethodId;
  setup: SdkSetup;
}

function LocalMethod({ method, subject, setup, onReady, onReturn }: LocalMethodProps) {
  const merchantAccountId = setup.accounts[subject.currency];
  const local = useLocalPayment({
    redirect: 'allowed',
    ...(merchantAccountId !== undefined && { merchantAccountId }),
  });
  const { status, isPaying, hasReturned } = local;
  const panel = useRef<HTMLDivElement>(null);

  const requestPayment = async (payer: PayerFacts): Promise<MethodResult> => {
    const values = valuesWithin(panel.current);
    const fields = checkLocalFields(method, values);
    if (Object.keys(fields).length > 0) return { kind: 'none', message: '', fields };
    keepPayer(subject.id, payer);
    let paymentId = '';
    let refusal: string | undefined;
    // There is nowhere to go where no window is needed.
    const onPaymentStart = async (started: { paymentId: string }, go?: () => void) => {
      ({ paymentId } = started);
      const isConfirmedElsewhere = isElsewhere(method, values);
      refusal = await subject.start({ method, paymentId, isConfirmedElsewhere, payer });
      if (refusal !== undefined) throw new Error(refusal);
      go?.();
    };
    try {
      const options = startOptions({ method, subject, payer, values });
      const paid = await local.startPayment({ ...options, onPaymentStart });
      if (paid === undefined) return { kind: 'awaited' };
      return { kind: 'confirmed', paymentId, nonce: paid.nonce };
    } catch (error) {
      return { kind: 'none', message: refusal ?? localAdvice(method, error) };
    }
  };
  useReadyMethod({ onReady, isReady: status === 'ready', requestPayment });

  const finish = async (): Promise<MethodResult> => {
    const paymentId = new URLSearchParams(location.search).get('btLpPaymentId') ?? '';
    try {
      const { nonce } = await local.tokenizeReturn();
      return { kind: 'confirmed', paymentId, nonce };
    } catch (error) {
      return { kind: 'none', message: localAdvice(method, error) };
    }
  };
  const isBack = status === 'ready' && (hasReturned || wasCanceled());
  useRedirectReturn({ isBack, subject, finish, onReturn });

  if (status === 'failed') return <MethodFailed kept={subject.kept} onRetry={local.retry} />;
  return (
    <div className="method-panel__fields" ref={panel} aria-busy={status !== 'ready'}>
      <LocalFields method={method} />
      {status === 'loading' && <MethodLoading />}
      {isPaying && (
        <Notice title={`Confirm the payment with ${methodLabel(method)}.`}>
          <p>This page goes on as soon as you have. Leave it open.</p>
        </Notice>
      )}
    </div>
  );
}

/** A bank that took the page's place led back without a payment. */
function wasCanceled(): boolean {
  return new URLSearchParams(location.search).get('wasCanceled') === 'true';
}
