import type { HostedFields } from '@albumen/pay/hosted-fields';
import { createRoot } from 'react-dom/client';
import {
  CardForm,
  CardNumber,
  ExpirationMonth,
  ExpirationYear,
  HostedFieldsProvider,
  isPayError,
  PayProvider,
  type CardFormProps,
  type FieldData,
  type Release,
} from '../src/index.ts';

interface Options {
  gatewayUrl: string;
  release: Release;
  authorization: string;
}

interface FormLook {
  locale?: string;
  labels?: CardFormProps['labels'];
}

const root = createRoot(document.getElementById('number') ?? document.body);

/** What the page was notified of. */
const received: unknown[] = [];
const receive =
  (what: string) =>
  ({ isEmpty, isValid, message }: FieldData) =>
    received.push({ what, isEmpty, isValid, message });

/** What the tests call on the page. */
const harness = {
  received,
  /** The form's own instance, for what a page does by itself. */
  fields: undefined as HostedFields | undefined,
  showForm({ locale, labels, ...connection }: Options & FormLook) {
    root.render(
      <PayProvider {...connection}>
        <CardForm
          {...(locale !== undefined && { locale })}
          labels={labels}
          onReady={(fields) => (harness.fields = fields)}
          tokenizeOptions={{ verify: { amount: '12.00' } }}
          onPayload={({ nonce, verification }) => {
            received.push({ nonce, isShifted: verification?.liabilityShifted });
          }}
          onRefused={(error) => received.push({ code: isPayError(error) && error.code })}
        />
      </PayProvider>,
    );
  },
  showLists(connection: Options) {
    root.render(
      <PayProvider {...connection}>
        <HostedFieldsProvider onReady={() => received.push('ready')}>
          <ExpirationMonth select />
          <ExpirationYear select />
        </HostedFieldsProvider>
      </PayProvider>,
    );
  },
  showField(connection: Options) {
    root.render(
      <PayProvider {...connection}>
        <HostedFieldsProvider>
          <CardNumber
            id="number-field"
            onFocus={receive('focus')}
            onBlur={receive('blur')}
            onChange={receive('change')}
          />
        </HostedFieldsProvider>
      </PayProvider>,
    );
  },
};
Object.assign(window, { harness });
