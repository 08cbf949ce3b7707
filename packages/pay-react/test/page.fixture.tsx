import { StrictMode, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  CardNumber,
  Cvv,
  HostedFieldsProvider,
  PayProvider,
  useHostedFields,
  usePay,
  type Integrity,
} from '../src/index.ts';

export interface PageOptions {
  authorization: string;
  integrity: Integrity;
  isStrict?: boolean;
}

const gatewayUrl = 'https://gateway.test';
const log: string[] = [];
let root: Root | undefined;

function Status() {
  const { status, state, error, tokenize, retry } = useHostedFields();
  const [nonce, setNonce] = useState('');
  const code = Object(error).code ?? '';
  return (
    <>
      <p id="status">{`${status} ${code}`.trim()}</p>
      <p id="brand">{state?.cards.length === 1 ? state.cards[0]?.type : ''}</p>
      <p id="nonce">{nonce}</p>
      <button type="button" id="retry" onClick={retry}>
        Retry
      </button>
      <button
        type="button"
        id="tokenize"
        onClick={() =>
          void tokenize().then(
            (payload) => setNonce(payload.nonce),
            (failure: unknown) => setNonce(String(Object(failure).code)),
          )
        }
      >
        Pay
      </button>
    </>
  );
}

function Connection() {
  const { status, error } = usePay();
  return <p id="connection">{`${status} ${Object(error).code ?? ''}`.trim()}</p>;
}

function Form({ isCvvShown = true, placeholder = 'Number' }) {
  return (
    <HostedFieldsProvider
      onEvent={({ type }) => log.push(type)}
      onReady={() => log.push('ready')}
      onError={({ message }) => log.push(`fields: ${message}`)}
    >
      <label htmlFor="react-number">Number</label>
      <CardNumber id="react-number" className="box" placeholder={placeholder} />
      {isCvvShown && <Cvv id="react-cvv" className="box" />}
      <Status />
    </HostedFieldsProvider>
  );
}

interface FormProps {
  isCvvShown?: boolean;
  placeholder?: string;
}

function App({ options, ...form }: FormProps & { options: PageOptions }) {
  const { authorization, integrity, isStrict } = options;
  const page = (
    <PayProvider
      gatewayUrl={gatewayUrl}
      integrity={integrity}
      authorization={authorization}
      onError={({ message }) => log.push(`connection: ${message}`)}
    >
      <Connection />
      <Form {...form} />
    </PayProvider>
  );
  return isStrict ? <StrictMode>{page}</StrictMode> : page;
}

/** What the tests call on the page. */
const harness = {
  log,
  show(options: PageOptions, form: FormProps = {}) {
    root ??= createRoot(place());
    root.render(<App options={options} {...form} />);
  },
  hydrate(options: PageOptions) {
    const element = place();
    element.innerHTML = renderToString(<App options={options} />);
    const errors: string[] = [];
    root = hydrateRoot(element, <App options={options} />, {
      onRecoverableError: (error) => errors.push(String(error)),
    });
    return errors;
  },
  hide() {
    root?.render(<Empty />);
  },
};

function Empty(): ReactNode {
  return null;
}

function place(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

Object.assign(window, { harness });
