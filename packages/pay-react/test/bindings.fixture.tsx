import { Activity, StrictMode, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  PayPalButtons,
  PayProvider,
  useGooglePay,
  useLocalPayment,
  useMasterpass,
  usePayPal,
  usePayPalCheckout,
  usePaymentRequest,
  usePreferredPaymentMethods,
  useSepa,
  type Integrity,
} from '../src/index.ts';

interface Shown {
  status: string;
  error?: unknown;
  retry?: () => void;
}

const hooks: Readonly<Record<string, () => Shown>> = {
  useLocalPayment,
  useSepa,
  usePayPal,
  usePayPalCheckout,
  useMasterpass,
  useGooglePay,
  usePaymentRequest,
  usePreferredPaymentMethods,
};

function Binding({ use }: { use: () => Shown }) {
  const { status, error, retry } = use();
  return (
    <>
      <p id="status">{`${status} ${Object(error).code ?? ''}`.trim()}</p>
      <button type="button" id="retry" onClick={retry}>
        Retry
      </button>
    </>
  );
}

function Buttons() {
  const { checkout } = usePayPalCheckout();
  const payment = () => ({ flow: 'checkout' as const, amount: '25.00', currency: 'USD' });
  return (
    <PayPalButtons
      checkout={checkout}
      payment={payment}
      onPayload={() => undefined}
      className="paypal"
    />
  );
}

/** How often each module made a component, and how often one was taken away. */
const counts: Record<string, { made: number; gone: number }> = {};

interface Component {
  teardown?: () => unknown;
}
interface Module {
  create: (...options: unknown[]) => Promise<Component>;
}

/** The SDK's scripts fill `window.braintree`; who reads a module from it is counted. */
function counted(name: string, module: Module): Module {
  return {
    ...module,
    create: async (...options) => {
      const component = await module.create(...options);
      const count = (counts[name] ??= { made: 0, gone: 0 });
      count.made += 1;
      const teardown = component.teardown?.bind(component);
      component.teardown = () => {
        count.gone += 1;
        return teardown?.();
      };
      return component;
    },
  };
}

const modules: Record<string, Module> = {};
Object.assign(window, {
  braintree: new Proxy(modules, {
    get: (filled, name) => {
      const module = filled[String(name)];
      return module && name !== 'client' ? counted(String(name), module) : module;
    },
  }),
});

let root: Root | undefined;
let shown: ReactNode;

/** Hidden, a page keeps its state while its effects end. */
function draw(isHidden = false): void {
  root?.render(<Activity mode={isHidden ? 'hidden' : 'visible'}>{shown}</Activity>);
}

/** What the tests call on the page. */
const harness = {
  counts,
  show(name: string, options: { gatewayUrl: string; integrity: Integrity; authorization: string }) {
    const use = hooks[name];
    for (const module of Object.keys(counts)) delete counts[module];
    root = createRoot(document.getElementById('number') ?? document.body);
    shown = (
      <StrictMode>
        <PayProvider {...options}>{use ? <Binding use={use} /> : <Buttons />}</PayProvider>
      </StrictMode>
    );
    draw();
  },
  draw,
  hide() {
    root?.unmount();
  },
};
Object.assign(window, { harness });
