import { createRoot } from 'react-dom/client';
import {
  CardForm,
  CardNumber,
  HostedFieldsProvider,
  isPayError,
  PayProvider,
  type FieldData,
  type Release,
} from '../src/index.ts';

interface Options {
  gatewayUrl: string;
  release: Release;
  authorization: string;
}

const root = createRoot(document.getElementById('number') ?? document.body);

/** What the page heard. */
const heard: unknown[] = [];
const tell =
  (what: string) =>
  ({ isEmpty, isValid, message }: FieldData) =>
    heard.push({ what, isEmpty, isValid, message });

/** What the tests call on the page. */
const harness = {
  heard,
  showForm({ locale, ...connection }: Options & { locale?: string }) {
    root.render(
      <PayProvider {...connection}>
        <CardForm
          {...(locale !== undefined && { locale })}
          tokenizeOptions={{ verify: { amount: '12.00' } }}
          onPayload={({ nonce, verification }) => {
            heard.push({ nonce, isShifted: verification?.liabilityShifted });
          }}
          onRefused={(error) => heard.push({ code: isPayError(error) && error.code })}
        />
      </PayProvider>,
    );
  },
  showField(connection: Options) {
    root.render(
      <PayProvider {...connection}>
        <HostedFieldsProvider>
          <CardNumber
            id="number-field"
            onFocus={tell('focus')}
            onBlur={tell('blur')}
            onChange={tell('change')}
          />
        </HostedFieldsProvider>
      </PayProvider>,
    );
  },
};
Object.assign(window, { harness });
