import type { PlaygroundFacts } from '../../../src/wire.ts';
import type { CodePart } from '../../live-log/code-view.tsx';
import type { Style } from './styles/styles.ts';

/** What this page does, without what only decorates it. */
export function pageCode(
  { gatewayUrl, tokenizationKey }: PlaygroundFacts,
  style: Style,
): CodePart[] {
  return [
    { text: `import integrity from '@albumen/pay/browser/sri.json';\n` },
    {
      step: 'connect',
      text: `<PayProvider
  gatewayUrl="${gatewayUrl}"
  integrity={integrity}
  authorization="${tokenizationKey}"
>`,
    },
    {
      step: 'create',
      text: `  <HostedFieldsProvider styles={${style.name}} onEvent={logEvent}>
${style.fields.map((field) => `    <${field} />`).join('\n')}
    <PayButton />
  </HostedFieldsProvider>`,
    },
    { text: `</PayProvider>\n` },
    {
      step: 'events',
      text: `function logEvent({ type, payload }) {
  // focus, blur, empty, notEmpty, cardTypeChange,
  // validityChange, inputSubmitRequest, binAvailable
}`,
    },
    { text: '\nconst { tokenize } = useHostedFields();\n' },
    {
      step: 'tokenize',
      text: `// the number stays in the gateway's frame
const { nonce } = await tokenize();`,
    },
    {
      step: 'send',
      text: `await fetch('/api/charge', {
  method: 'POST',
  body: JSON.stringify({ nonce, amount }),
});`,
    },
  ];
}

export function serverCode({ merchantId, publicKey, webhookUrl }: PlaygroundFacts): CodePart[] {
  return [
    {
      text: `import braintree from 'braintree';

const gateway = new braintree.BraintreeGateway({
  environment: ourGateway,
  merchantId: '${merchantId}',
  publicKey: '${publicKey}',
  privateKey: process.env.PLAYGROUND_PRIVATE_KEY,
});
`,
    },
    {
      step: 'token',
      text: `// for a page without a tokenization key
const { clientToken } =
  await gateway.clientToken.generate({});
`,
    },
    {
      step: 'sale',
      text: `const result = await gateway.transaction.sale({
  amount,
  paymentMethodNonce: nonce,
  options: { submitForSettlement: true },
});
if (!result.success) return result.message;
`,
    },
    {
      step: 'webhook',
      text: `// POST ${new URL(webhookUrl).pathname}
const news = await gateway.webhookNotification
  .parse(body.bt_signature, body.bt_payload);`,
    },
  ];
}
