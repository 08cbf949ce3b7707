import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardNumber, HostedFieldsProvider, PayProvider, useHostedFields } from '../src/index.ts';

function Status() {
  return <p>{useHostedFields().status}</p>;
}

test('a server renders the containers and asks for nothing', () => {
  const html = renderToString(
    <PayProvider gatewayUrl="https://gateway.test" integrity={{}} authorization="key">
      <HostedFieldsProvider>
        <CardNumber id="number" className="box" />
        <Status />
      </HostedFieldsProvider>
    </PayProvider>,
  );
  expect(html).toBe(
    '<div class="box" data-hosted-field="number" data-empty=""><div id="number"></div></div><p>loading</p>',
  );
});

test('a field without its form says what is missing', () => {
  expect(() => renderToString(<CardNumber />)).toThrow(
    '<HostedField name="number"> needs a <HostedFieldsProvider> above it',
  );
});
