import { differences } from './differences.ts';
import type { Area } from './scenario.ts';
import { scenarios } from './scenarios/all.ts';
import { unprovoked } from './unprovoked.ts';

/** `docs/compatibility.md`: what is compared, and in what the two differ. */
export function compatibilityPage(): string {
  const areas = [...new Set(scenarios.map(({ area }) => area))];
  return `# Compatibility with braintree-web 3.109.0

\`npm run conformance\` plays ${scenarios.length} scenarios with the published bundle of npm and with our scripts, in Chromium, on one real gateway and its real frames, and compares what calls give, how they fail, every event with its payload, every request, and the analytics events with their number and order. Where a scenario’s name promises an outcome, ours has to have it: two that fail alike are no success. Every difference that it finds stands in the list below, or it fails; so it does when a listed one is no longer there. \`npm test\` plays ${scenarios.filter(({ isQuick }) => isQuick).length} of them. The server side is compared by the published server SDK in \`apps/gateway/test/conformance\`, the types by \`packages/pay/test/types\`.

Releases of the published SDK that are newer than the one followed meet our gateway, too: it answers \`/web/<their version>/…\` with its own frames, says where the card network’s script is, and the newest release has to come to what the followed one came to (\`newest-release.browser.test.ts\`). The provider’s Drop-in, which npm has with a release of its own, pays by card and 3-D Secure and offers the kept card again (\`packages/pay/test/published/drop-in.browser.test.ts\`).

This page is made by \`node packages/pay/scripts/compatibility-page.ts\`.

## Differences

| | braintree-web | @albumen/pay | why |
|---|---|---|---|
${differences.map(({ published, ours, because }, place) => `| ${place + 1} | ${published} | ${ours} | ${because} |`).join('\n')}

Bundled (ESM, CommonJS), our components import the client; what fails there has the same code as with scripts, and the client’s error is in its details (\`packages/pay/test/packaging\`); in the published package they load its script. A sandbox key in a bundle without \`configure({ gatewayUrl })\` is refused with \`INSTANTIATION_OPTION_REQUIRED\`. Neither can show in pages with scripts.

## Compared

| | scenarios |
|---|---|
${areas.map((area) => `| ${area} | ${namesOf(area)} |`).join('\n')}

## Not compared

- The original’s frames and its gateway: both SDKs meet ours, so what the original’s own frames do is known from the documentation alone.
- PayPal’s script, Google’s and the card network’s: stand-ins answer in their shape, or a scenario answers for them.
- Browsers other than Chromium; other browsers’ user agents are put on.
- Messages of errors, times, the order of requests that do not wait for each other, and what data collectors gather.
- The first version of 3-D Secure: the published package refuses to create it. Here it shows a bank’s page in a frame (\`packages/pay/test/three-d-secure\`).
- Components that are not here: \`americanExpress\`, \`applePay\`, \`fastlane\`, \`unionpay\`, \`usBankAccount\`, \`vaultManager\`, \`venmo\`, \`visaCheckout\`. The root of the package has their names, there is a sub-path for each (\`@albumen/pay/venmo\`) and a script (\`dist/browser/venmo.js\`), and \`create\` of each rejects with \`COMPONENT_NOT_AVAILABLE\`.

## Error codes not provoked

| code | why |
|---|---|
${Object.entries(unprovoked)
  .map(([code, why]) => `| \`${code}\` | ${why} |`)
  .join('\n')}
`;
}

function namesOf(area: Area): string {
  const names = scenarios.filter((one) => one.area === area).map(({ name }) => name);
  return `${names.length}: ${names.join(' · ')}`;
}
