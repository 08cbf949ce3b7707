import { createRoot } from 'react-dom/client';
import {
  CardForm,
  CardNumber,
  Cvv,
  HostedField,
  HostedFieldsProvider,
  PayProvider,
  type HostedFieldProps,
  type PayFailure,
  type Release,
} from '../src/index.ts';

interface Connection {
  gatewayUrl: string;
  release: Release;
  authorization: string;
}

interface Look {
  /** A whole `CardForm` instead of two fields. */
  isWhole?: boolean;
  /** A third field, of whatever name. */
  moreField?: HostedFieldProps['name'];
  /** The place of the form is not part of the document. */
  isDetached?: boolean;
}

/** What an `onError` was notified of. */
interface Received {
  where: string;
  code: string;
  message: string;
  docsUrl: string;
}

/** What the tests call on the page: `onError` of all, until the form has failed or is shown. */
export function connect(connection: Connection, { isWhole, moreField, isDetached }: Look = {}) {
  const received: Received[] = [];
  const place = document.createElement('div');
  if (!isDetached) document.body.append(place);
  const root = createRoot(place);
  return new Promise<Received[] | 'shown'>((resolve) => {
    const receive = (where: string) => (failure: PayFailure) => {
      const { name, code, message, docsUrl } = failure;
      received.push({ where: `${name} of ${where}`, code, message, docsUrl });
      if (where === 'form') resolve(received);
    };
    const form = { onError: receive('form'), onReady: () => resolve('shown') };
    root.render(
      <PayProvider {...connection} onError={receive('provider')}>
        {isWhole ? (
          <CardForm {...form} onPayload={() => undefined} />
        ) : (
          <HostedFieldsProvider {...form}>
            <CardNumber />
            <Cvv />
            {moreField && <HostedField name={moreField} />}
          </HostedFieldsProvider>
        )}
      </PayProvider>,
    );
  }).finally(() => root.unmount());
}
