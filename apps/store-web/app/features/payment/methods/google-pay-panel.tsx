import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { useGooglePay, useThreeDSecure } from '@albumen/pay-react';
import { useRef } from 'react';
import { confirmCard } from '../challenge.ts';
import type { MethodPanelProps, MethodResult } from './payment-method.ts';
import { MethodFailed, MethodLoading, SdkArea } from './sdk-area.tsx';
import { useReadyMethod } from './use-ready-method.ts';
import { googlePayAdvice } from './wallet-advice.ts';

type GooglePaid = NonNullable<Awaited<ReturnType<ReturnType<typeof useGooglePay>['pay']>>>;

/** Payment on Google's sheet; a plain card in it is confirmed by its bank like a typed one. */
export function GooglePayPanel(props: MethodPanelProps) {
  return <SdkArea subject={props.subject}>{() => <GoogleWallet {...props} />}</SdkArea>;
}

function GoogleWallet({ subject, onReady }: MethodPanelProps) {
  const { status, pay, isOffered, retry } = useGooglePay();
  const wasCanceled = useRef(false);
  const bank = useThreeDSecure({
    cardinalSDKConfig: { payment: { displayExitButton: true } },
    onCancel: () => {
      wasCanceled.current = true;
    },
  });

  const confirmed = async ({ nonce, details }: GooglePaid): Promise<string> => {
    const { bin, isNetworkTokenized } = details;
    // Its own cryptogram stands for the bank's word.
    if (isNetworkTokenized === true || !bin || !bank.isOffered) return nonce;
    wasCanceled.current = false;
    const { amountMinor, currency } = subject;
    const card = { nonce, bin, amountMinor, currency };
    return confirmCard(bank.verifyCard, card, () => wasCanceled.current);
  };
  const requestPayment = async (): Promise<MethodResult> => {
    const { amountMinor, currency: currencyCode } = subject;
    try {
      const paid = await pay({ amount: formatAmount(amountMinor, currencyCode), currencyCode });
      if (paid === undefined) return { kind: 'none', message: googlePayAdvice.canceled };
      const nonce = await confirmed(paid);
      return {
        kind: 'tokenized',
        payment: { provider: 'otherMethods', method: 'googlePay', nonce },
      };
    } catch (error) {
      return { kind: 'none', message: googlePayAdvice.failed(error) };
    }
  };
  useReadyMethod({ onReady, isReady: status === 'ready' && isOffered, requestPayment });

  if (status === 'failed') return <MethodFailed kept={subject.kept} onRetry={retry} />;
  if (status === 'loading') return <MethodLoading />;
  return (
    <p className="text-sm text-muted">
      {isOffered
        ? 'Google Pay opens when you pay.'
        : 'This browser has no Google Pay. Choose another way to pay.'}
    </p>
  );
}
