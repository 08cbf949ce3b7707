import { methodLabel } from '@albumen/contract/payments/pay-methods';
import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { useDeviceData, usePayPal } from '@albumen/pay-react';
import { Notice } from '@albumen/ui/feedback/notice';
import { keepPayer } from './kept-payer.ts';
import type { MethodPanelProps, PayerFacts, MethodResult } from './payment-method.ts';
import { MethodFailed, MethodLoading, SdkArea } from './sdk-area.tsx';
import { useRedirectReturn } from './use-redirect-return.ts';
import { useReadyMethod } from './use-ready-method.ts';
import { paypalAdvice } from './wallet-advice.ts';

/** Payment in PayPal's own window, at once or in parts. */
export function PayPalPanel(props: MethodPanelProps) {
  return <SdkArea subject={props.subject}>{() => <PayPalWallet {...props} />}</SdkArea>;
}

function PayPalWallet({ method, subject, onReady, onReturn }: MethodPanelProps) {
  const { status, tokenize, tokenizeReturn, hasReturned, isTokenizing, retry } = usePayPal({
    redirect: 'allowed',
  });
  const readDeviceData = useDeviceData();
  const paymentOf = async (nonce: string): Promise<MethodResult> => {
    const deviceData = await readDeviceData();
    return {
      kind: 'tokenized',
      payment: {
        provider: 'otherMethods',
        method,
        nonce,
        ...(deviceData !== undefined && { deviceData }),
      },
    };
  };

  const requestPayment = async (payer: PayerFacts): Promise<MethodResult> => {
    keepPayer(subject.id, payer);
    // Where the browser gives no window, PayPal takes the page's place and comes back to this address.
    history.replaceState(history.state, '', subject.returnUrl(method));
    try {
      const { nonce } = await tokenize({
        flow: 'checkout',
        intent: 'sale',
        amount: formatAmount(subject.amountMinor, subject.currency),
        currency: subject.currency,
        enableShippingAddress: false,
        useraction: 'commit',
        ...(method === 'payLater' && { offerPayLater: true }),
      });
      return await paymentOf(nonce);
    } catch (error) {
      return { kind: 'none', message: paypalAdvice(error) };
    }
  };
  useReadyMethod({ onReady, isReady: status === 'ready', requestPayment });

  const finish = async (): Promise<MethodResult> => {
    try {
      const { nonce } = await tokenizeReturn();
      return await paymentOf(nonce);
    } catch (error) {
      return { kind: 'none', message: paypalAdvice(error) };
    }
  };
  const isBack = status === 'ready' && hasReturned;
  useRedirectReturn({ isBack, subject, finish, onReturn });

  if (status === 'failed') return <MethodFailed kept={subject.kept} onRetry={retry} />;
  if (status === 'loading') return <MethodLoading />;
  if (!isTokenizing) {
    return <p className="text-sm text-muted">A window of PayPal opens when you pay.</p>;
  }
  return (
    <Notice title={`Confirm the payment with ${methodLabel(method)}.`}>
      <p>This page goes on as soon as you have. Leave it open.</p>
    </Notice>
  );
}
