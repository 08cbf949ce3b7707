import { operatorRoleNames, operatorRoles, rights } from '@albumen/contract/rights';
import { rightsOfOperator } from '@albumen/domain/rights/roles';
import { expect, test } from 'vitest';
import { listRoutes } from '../../../test/listed-routes.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { scriptHeaders } from '../../http/script-headers.ts';
import type { TestClient } from '../../../test/test-client.ts';

const { browser, deps, make } = await openTestApp();
const routes = await listRoutes(deps);
const declared = routes.flatMap(({ endpoint, schemas: { right } }) =>
  right === undefined ? [] : [{ ...endpoint, right }],
);

/** A well-formed call about something that is not there. */
async function ask(client: TestClient, { method, path }: { method: string; path: string }) {
  const url = path.replaceAll(/:[A-Za-z]+/g, 'A'.repeat(22));
  const { status, body } = await client.send({
    method: method as 'GET', // one of the verbs of the contract
    url,
    headers: scriptHeaders(client.csrfToken()),
    ...(method !== 'GET' && { payload: '{}' }),
  });
  return { status, code: (body as { code?: string } | null)?.code };
}

test('nobody but operators may make any call that names a right', async () => {
  const { id } = await make.account();
  const strangers = [browser(), browser('cyan'), await browser().signIn(id)];
  const forged = browser();
  forged.jar.set('operator', 'x'.repeat(32));
  for (const client of [...strangers, forged]) {
    for (const call of declared) {
      expect([call.path, await ask(client, call)]).toEqual([
        call.path,
        { status: 401, code: 'operatorOnly' },
      ]);
    }
  }
});

test.each(operatorRoleNames)(
  'a call is open to %s exactly where the role holds its right',
  async (role) => {
    const held = rightsOfOperator(role);
    const client = await browser().operate(role);
    const wrong: string[] = [];
    for (const call of declared) {
      const { code } = await ask(client, call);
      const isOpen = call.right === 'any-operator' || held.includes(call.right);
      const isRefused = code === 'rightMissing' || code === 'operatorOnly';
      if (isRefused === isOpen) wrong.push(`${call.method} ${call.path} ${code ?? ''}`);
    }
    expect(wrong).toEqual([]);
  },
);

const signIn = [
  'POST /operator/session',
  'POST /operator/session/mail',
  'POST /operator/session/link',
  'DELETE /operator/session',
  'POST /operator/sign-in/passkey/options',
  'POST /operator/sign-in/passkey',
  'POST /operator/sign-in/code',
];

test('every call below /operator names a right, but for signing in and out', () => {
  const open = routes
    .filter(({ endpoint, schemas }) => endpoint.path.startsWith('/operator') && !schemas.right)
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(open).toEqual(signIn);
});

test('every right opens something', () => {
  const used = new Set<string>(declared.map(({ right }) => right));
  expect(Object.keys(rights).filter((right) => !used.has(right))).toEqual([]);
});

test('docs/rights.md says who may make which call', async () => {
  const names = operatorRoleNames.map((role) => operatorRoles[role].label);
  const rows = declared.map(({ method, path, right }) => {
    const marks = operatorRoleNames.map((role) =>
      right === 'any-operator' || rightsOfOperator(role).includes(right) ? '✓' : '',
    );
    return `| \`${method} ${path}\` | ${right} | ${marks.join(' | ')} |`;
  });
  const head = [
    '# Who may make which call',
    '',
    'Written from the contract by `rights-matrix.test.ts`; the rights and roles are explained in',
    '[operators.md](operators.md).',
    '',
    `| call | right | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---|').join('')}`,
  ];
  const page = `${[...head, ...rows.toSorted()].join('\n')}\n`;
  await expect(page).toMatchFileSnapshot('../../../../../docs/rights.md');
});
