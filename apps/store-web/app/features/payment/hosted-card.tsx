import type { CheckoutPayment } from '@albumen/contract/endpoints/orders';
import {
  CardNumber,
  Cvv,
  ExpirationDate,
  HostedFieldsProvider,
  PayProvider,
  useDeviceData,
  useHostedFields,
  usePay,
  useThreeDSecure,
  type CardFields,
} from '@albumen/pay-react';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { useEffect, useEffectEvent, useId, useMemo, useRef, type ComponentType } from 'react';
import type { CardTokenizerProps, Price, TypedCard } from './card-tokenizer.ts';
import { confirmCard } from './challenge.ts';
import { readFieldColors, useIsDark, type FieldColors } from './field-colors.ts';

interface HostedCardProps extends CardTokenizerProps {
  setup: NonNullable<CheckoutPayment['hostedFields']>;
}

/** Card fields of the gateway's origin inside our form; what is typed never comes here. */
export function HostedCard({ setup, ...props }: HostedCardProps) {
  const isDark = useIsDark();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the tokens' values change with the scheme
  const styles = useMemo(() => stylesOf(readFieldColors(document.body)), [isDark]);
  const { gatewayUrl, integrity, clientToken } = setup;
  return (
    <PayProvider gatewayUrl={gatewayUrl} integrity={integrity} authorization={clientToken}>
      <HostedFieldsProvider key={String(isDark)} styles={styles}>
        <Fields {...props} />
      </HostedFieldsProvider>
    </PayProvider>
  );
}

function stylesOf({ ink, muted, danger }: FieldColors) {
  return {
    input: { 'font-family': 'Helvetica, Arial, sans-serif', 'font-size': '16px', color: ink },
    '.number': { 'letter-spacing': '0.03em' },
    '::placeholder': { color: muted },
    '.invalid': { color: danger },
  };
}

function Fields({ onTokenizer }: CardTokenizerProps) {
  const { status, tokenize, state, retry } = useHostedFields();
  const pay = usePay();
  const readDeviceData = useDeviceData();
  const wasCanceled = useRef(false);
  const { isOffered, verifyCard } = useThreeDSecure({
    cardinalSDKConfig: { payment: { displayExitButton: true } },
    onCancel: () => {
      wasCanceled.current = true;
    },
  });
  const tokenizeCard = useEffectEvent(async (): Promise<TypedCard> => {
    const { nonce, details } = await tokenize();
    const deviceData = await readDeviceData();
    const paymentOf = (last: string) => ({
      provider: 'hostedFields' as const,
      nonce: last,
      ...(deviceData !== undefined && { deviceData }),
    });
    const verify = async (price: Price) => {
      wasCanceled.current = false;
      const card = { ...price, nonce, bin: details.bin };
      return paymentOf(await confirmCard(verifyCard, card, () => wasCanceled.current));
    };
    return { payment: paymentOf(nonce), ...(isOffered && { verify }) };
  });
  const offer = useEffectEvent((isReady: boolean) => {
    onTokenizer(isReady ? () => tokenizeCard() : null);
  });
  useEffect(() => {
    offer(status === 'ready');
    return () => offer(false);
  }, [status]);
  if (status === 'failed') {
    return (
      <Notice title="The card fields could not be loaded.">
        <p>Nothing was charged, and what you entered is kept.</p>
        <Button onClick={pay.status === 'failed' ? pay.retry : retry}>Try again</Button>
      </Notice>
    );
  }
  return (
    <div className="card-fields" aria-busy={status !== 'ready'}>
      <HostedLabel name="number" label="Card number" Field={CardNumber} state={state} />
      <div className="field-pair">
        <HostedLabel
          name="expirationDate"
          label="Expiration date"
          placeholder="MM/YY"
          Field={ExpirationDate}
          state={state}
        />
        <HostedLabel name="cvv" label="Security code" Field={Cvv} state={state} />
      </div>
    </div>
  );
}

interface HostedLabelProps {
  name: 'number' | 'expirationDate' | 'cvv';
  label: string;
  placeholder?: string;
  Field: ComponentType<{ id?: string; className?: string; placeholder?: string }>;
  state: CardFields['state'];
}

const wrongWords = {
  number: 'Enter a valid card number.',
  expirationDate: 'Enter a valid expiration date.',
  cvv: 'Enter a valid security code.',
};

function HostedLabel({ name, label, placeholder, Field, state }: HostedLabelProps) {
  const id = useId();
  const known = state?.fields[name];
  const isLeft = known !== undefined && !known.isFocused && !known.isEmpty;
  const isWrong = isLeft ? !known.isValid : known !== undefined && !known.isPotentiallyValid;
  return (
    <div className="field">
      <div className="field__label">
        <label htmlFor={id}>{label}</label>
        {name === 'number' && <span className="text-muted">{brandOf(state)}</span>}
      </div>
      <Field
        id={id}
        className="input card-fields__field"
        {...(placeholder !== undefined && { placeholder })}
      />
      <p className="field__errors" aria-live="polite">
        {isWrong && wrongWords[name]}
      </p>
    </div>
  );
}

/** Its name, once only one is left. */
function brandOf(state: CardFields['state']): string | undefined {
  return state?.cards.length === 1 ? state.cards[0]?.niceType : undefined;
}
