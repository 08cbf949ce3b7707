import type { Area, Scenario } from '../scenario.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ipad = iphone.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS');
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';

const agents: Readonly<Record<string, string>> = {
  'Safari on a Mac': `${mac} Version/18.0 Safari/605.1.15`,
  'an app on a Mac': mac,
  'Safari on an iPhone': `${iphone} Version/18.0 Mobile/15E148 Safari/604.1`,
  'an app on an iPhone': `${iphone} Mobile/15E148`,
  'Chrome on an iPhone': `${iphone} CriOS/130.0 Mobile/15E148 Safari/604.1`,
  'Firefox on an iPhone': `${iphone} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`,
  'Firefox on an iPad that says it is a Mac': `${mac} FxiOS/131.0 Safari/605.1.15`,
  'DuckDuckGo on an iPhone': `${iphone} Version/18.0 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
  'Google’s app on an iPhone': `${iphone} GSA/340.3 Mobile/15E148 Safari/604.1`,
  'Facebook on an iPhone': `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`,
  'Instagram on an iPhone that says it is Safari': `${iphone} Version/18.0 Safari/604.1 Instagram 350`,
  'Safari on an iPad': `${ipad} Version/18.0 Mobile/15E148 Safari/604.1`,
  'an app on an iPad': `${ipad} Mobile/15E148`,
  'Chrome on Android': `${android} Chrome/130.0.0.0 Mobile Safari/537.36`,
  'an app on Android': `${android.replace('Pixel 8', 'Pixel 8; wv')} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  'the browser of an old Android': `${android} Version/4.0 Mobile Safari/537.36`,
  'DuckDuckGo on Android': `${android} Version/4.0 Chrome/130.0.0.0 Mobile DuckDuckGo/5 Safari/537.36`,
  'Google’s app on Android': `${android} Chrome/130.0.0.0 Mobile Safari/537.36 GSA/15`,
  'Facebook on Android without its view': `${android} Chrome/130.0 Mobile Safari/537.36 [FBAN/x;FBAV/480]`,
};

const payments: readonly (readonly [
  area: Area,
  component: string,
  script: string,
  call: string,
])[] = [
  [
    'PayPal',
    'paypal',
    'paypal',
    `tokenize({ flow: 'checkout', amount: '25.00', currency: 'USD' })`,
  ],
  [
    'local payment',
    'localPayment',
    'local-payment',
    `startPayment({ paymentType: 'ideal', amount: '25.00', currencyCode: 'EUR', givenName: 'Anna',
      surname: 'de Vries', fallback: { url: location.origin, buttonText: 'Back' },
      onPaymentStart: (data, start) => start() })`,
  ],
];

/** One of each kind. */
const payers = [
  'Safari on a Mac',
  'an app on a Mac',
  'Safari on an iPhone',
  'an app on an iPhone',
  'Firefox on an iPhone',
  'DuckDuckGo on an iPhone',
  'Google’s app on an iPhone',
  'an app on an iPad',
  'an app on Android',
  'DuckDuckGo on Android',
];

/** Whether a payment asks for a window or shows a frame, and whether the page behind it is held. */
const shown = (component: string, call: string, agent: string) => `(async () => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: ${JSON.stringify(agent)} });
  const it = await braintree.${component}.create({ authorization: AUTH });
  const { open } = window;
  let windows = 0;
  window.open = () => { windows += 1; return null; };
  const count = () => document.querySelectorAll('iframe').length;
  const before = count();
  it.${call}.catch(() => undefined);
  await new Promise((done) => setTimeout(done, 400));
  const { overflow, position } = document.body.style;
  const seen = { windows, frames: count() - before, overflow, position };
  window.open = open;
  // The frame stays, so that nobody has closed it; the next one finds the page as it was.
  document.body.removeAttribute('style');
  return seen;
})()`;

const payingScenarios = payments.map(([area, component, script, call]): Scenario => ({
  area,
  name: 'browsers without windows show a frame over the page, the others ask for a window',
  page: { components: ['client', script] },
  async run(shop) {
    for (const label of payers) {
      const agent = agents[label] ?? '';
      await shop.record(label, shown(component, call, agent));
    }
  },
}));

/** Masterpass says of each whether it can have a window. */
export const userAgentScenarios: readonly Scenario[] = [
  ...payingScenarios,
  {
    area: 'Masterpass',
    name: 'is supported by the browsers that open windows',
    page: { components: ['client', 'masterpass'] },
    async run(shop) {
      const record = (label: string, agent: string) =>
        shop.record(
          label,
          `(Object.defineProperty(navigator, 'userAgent', { configurable: true,
            value: ${JSON.stringify(agent)} }), braintree.masterpass.isSupported())`,
        );
      for (const [label, agent] of Object.entries(agents)) await record(label, agent);
      await shop.run(`Object.defineProperty(document, 'ontouchend', { value: null })`);
      await record('an app on an iPad that says it is a Mac', mac);
      await record('Google’s app on such an iPad', `${mac} GSA/1 Safari/605.1.15`);
      await record('Safari on such an iPad', agents['Safari on a Mac'] ?? '');
    },
  },
];
