/** The packages as a stranger gets them: packed, installed into a folder of its own, without a network. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { compilers, makeProject, reactVersions, type Project } from './offline-project.ts';
import { packTarballs } from './tarballs.ts';

const run = promisify(execFile);
/** Whole programs run here, which a busy machine with two cores takes its time for. */
const timeoutMs = 300_000;
const folder = await mkdtemp(join(tmpdir(), 'albumen-installed-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const tarballs = await packTarballs(folder);
const projects = new Map<string, Project>();
for (const [version, packages] of Object.entries(reactVersions)) {
  projects.set(version, await makeProject(join(folder, version), tarballs, packages));
}

/** A checkout without JSX, since nothing is compiled here. */
const page = `
  const form = createElement(HostedFieldsProvider, null,
    createElement(CardNumber, { id: 'number', className: 'field' }));
  const pay = createElement(PayProvider, { gatewayUrl: 'https://gateway.test', release, authorization: 'key' }, form);
  console.log(renderToString(pay));`;
const names = 'PayProvider, HostedFieldsProvider, CardNumber';
const drawn =
  '<div class="field" data-hosted-field="number" data-empty=""><div id="number"></div></div>\n';

const checkout = `
import { configure, client, type BraintreeError, type HostedFields } from '@albumen/pay';
import { create } from '@albumen/pay/hosted-fields';
import { release } from '@albumen/pay/release';
import { CardNumber, HostedFieldsProvider, PayProvider, useHostedFields } from '@albumen/pay-react';

configure({ gatewayUrl: 'https://gateway.test' });
export const opened = client.create({ authorization: 'x' });
export const made: Promise<HostedFields> = create({ authorization: 'x', fields: {} });
export const codeOf = (error: BraintreeError): string => error.code;

export function Checkout() {
  return (
    <PayProvider gatewayUrl="https://gateway.test" release={release} authorization="x">
      <HostedFieldsProvider onError={(error: unknown) => console.error(error)}>
        <CardNumber className="field" />
        <Status />
      </HostedFieldsProvider>
    </PayProvider>
  );
}
function Status() {
  const { status, tokenize } = useHostedFields();
  return <button onClick={() => tokenize().then(({ nonce }) => nonce.length)}>{status}</button>;
}`;

describe.each([...projects])('with React %s', (_, project) => {
  test('an ES module is drawn on a server, without a warning', async () => {
    const program = `import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      import { release } from '@albumen/pay/release';
      import { ${names} } from '@albumen/pay-react'; ${page}`;
    expect(await project.node('page.mjs', program)).toBe(drawn);
  });

  test('a CommonJS module is drawn on a server, without a warning', async () => {
    const program = `const { createElement } = require('react');
      const { renderToString } = require('react-dom/server');
      const { release } = require('@albumen/pay/release');
      const { ${names} } = require('@albumen/pay-react'); ${page}`;
    expect(await project.node('page.cjs', program)).toBe(drawn);
  });
});

test.each([
  ['5.6', '18.2'],
  ['7', '19'],
])(
  'TypeScript %s has nothing against a strict program with React %s',
  async (tsc, react) => {
    expect(await projects.get(react)?.check(String(compilers[tsc]), checkout)).toBe('');
  },
  timeoutMs,
);

test.each(tarballs)(
  '%s is well made, as the tools of the trade see it',
  async (tarball) => {
    const { stdout: lint } = await run('publint', ['run', tarball, '--strict'], { cwd: folder });
    expect(lint).toContain('All good!');
    const { stdout: types } = await run('attw', [tarball, '--no-color', '--no-emoji'], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    expect(types).toContain('No problems found');
  },
  timeoutMs,
);
