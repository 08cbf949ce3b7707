import { priceInWords } from '@albumen/domain/money/price-in-words';
import { useSepa } from '@albumen/pay-react';
import { Notice } from '@albumen/ui/notice';
import { TextField } from '@albumen/ui/text-field';
import { useRef } from 'react';
import { keepPayer } from './kept-payer.ts';
import type { MethodPanelProps, PayerFacts, TakenPayment } from './pay-subject.ts';
import { MethodFailed, MethodLoading, SdkArea, type SdkSetup } from './sdk-area.tsx';
import { checkSepaFields, plainIban, sepaAdvice } from './sepa-fields.ts';
import { useComeback } from './use-comeback.ts';
import { useOffer } from './use-offer.ts';
import { valuesWithin } from './values-within.ts';

/** From a bank account, by a mandate that its owner gives at the bank. */
export function SepaPanel(props: MethodPanelProps) {
  return (
    <SdkArea subject={props.subject}>{(setup) => <SepaAccount {...props} setup={setup} />}</SdkArea>
  );
}

function SepaAccount(props: MethodPanelProps & { setup: SdkSetup }) {
  const { subject, setup, onReady, onComeback } = props;
  const sepa = useSepa();
  const { status, isTokenizing } = sepa;
  const panel = useRef<HTMLDivElement>(null);
  const paymentOf = (nonce: string): TakenPayment => ({
    kind: 'taken',
    payment: { provider: 'otherMethods', method: 'sepa', nonce },
  });

  const take = async (payer: PayerFacts): Promise<TakenPayment> => {
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
  useOffer({ onReady, isReady: status === 'ready', take });

  const finish = async (): Promise<TakenPayment> => {
    try {
      const { nonce } = await sepa.tokenizeReturn();
      return paymentOf(nonce);
    } catch (error) {
      return { kind: 'none', message: sepaAdvice(error) };
    }
  };
  const hasComeBack = status === 'ready' && sepa.hasReturned;
  useComeback({ hasComeBack, subject, finish, onComeback });

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
        {priceInWords(subject.amountMinor, subject.currency)} from this account. It takes some days;
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
