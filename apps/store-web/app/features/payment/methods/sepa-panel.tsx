import { formatPrice } from '@albumen/domain/money/format-price';
import { useSepa } from '@albumen/pay-react';
import { Notice } from '@albumen/ui/feedback/notice';
import { TextField } from '@albumen/ui/forms/text-field';
import { useRef } from 'react';
import { keepPayer } from './kept-payer.ts';
import type { MethodPanelProps, PayerFacts, MethodResult } from './payment-method.ts';
import { MethodFailed, MethodLoading, SdkArea, type SdkSetup } from './sdk-area.tsx';
import { checkSepaFields, plainIban, sepaAdvice } from './sepa-fields.ts';
import { useRedirectReturn } from './use-redirect-return.ts';
import { useReadyMethod } from './use-ready-method.ts';
import { valuesWithin } from './values-within.ts';

/** Payment from a bank account, by a mandate that its owner gives at the bank. */
export function SepaPanel(props: MethodPanelProps) {
  return (
    <SdkArea subject={props.subject}>{(setup) => <SepaAccount {...props} setup={setup} />}</SdkArea>
  );
}

function SepaAccount(props: MethodPanelProps & { setup: SdkSetup }) {
  const { subject, setup, onReady, onReturn } = props;
  const sepa = useSepa({ redirect: 'allowed' });
  const { status, isTokenizing } = sepa;
  const panel = useRef<HTMLDivElement>(null);
  const paymentOf = (nonce: string): MethodResult => ({
    kind: 'tokenized',
    payment: { provider: 'otherMethods', method: 'sepa', nonce },
  });

  const requestPayment = async (payer: PayerFacts): Promise<MethodResult> => {
    const values = valuesWithin(panel.current);
    const fields = checkSepaFields(values);
    if (Object.keys(fields).length > 0) return { kind: 'none', message: '', fields };
    keepPayer(subject.id, payer);
    try {
      const { nonce } = await sepa.tokenize({
        iban: plainIban(values['iban'] ?? ''),
        accountHolderName: values['accountHolder'] ?? '',
        merchantAccountId: setup.accounts[subject.currency] ?? '',
        mandateType: 'ONE_OFF',
        customerId: subject.id,
        countryCode: subject.country,
        returnUrl: subject.returnUrl('sepa'),
      });
      return paymentOf(nonce);
    } catch (error) {
      return { kind: 'none', message: sepaAdvice(error) };
    }
  };
  useReadyMethod({ onReady, isReady: status === 'ready', requestPayment });

  const finish = async (): Promise<MethodResult> => {
    try {
      const { nonce } = await sepa.tokenizeReturn();
      return paymentOf(nonce);
    } catch (error) {
      return { kind: 'none', message: sepaAdvice(error) };
    }
  };
  const isBack = status === 'ready' && sepa.hasReturned;
  useRedirectReturn({ isBack, subject, finish, onReturn });

  if (status === 'failed') return <MethodFailed kept={subject.kept} onRetry={sepa.retry} />;
  return (
    <div className="method-panel__fields" ref={panel} aria-busy={status !== 'ready'}>
      <TextField name="accountHolder" label="Account holder" autoComplete="name" required />
      <TextField
        name="iban"
        label="IBAN"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <p className="text-sm text-muted">
        With the mandate that you give at your bank you allow one debit of{' '}
        {formatPrice(subject.amountMinor, subject.currency)} from this account. It takes some days;
        within eight weeks your bank takes it back on request.
      </p>
      {status === 'loading' && <MethodLoading />}
      {isTokenizing && (
        <Notice title="Give the mandate at your bank.">
          <p>This page goes on as soon as you have. Leave it open.</p>
        </Notice>
      )}
    </div>
  );
}
