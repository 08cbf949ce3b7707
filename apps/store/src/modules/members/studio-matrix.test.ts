import { studioRightNames, studioRoleNames, studioRoles } from '@albumen/contract/rights';
import { rightsOfMember } from '@albumen/domain/rights/studio-roles';
import { expect, test } from 'vitest';
import { listRoutes } from '../../../test/listed-routes.ts';
import { studioWith } from '../../../test/studio.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { scriptHeaders } from '../../http/script-headers.ts';

const app = await openTestApp({ poolSize: 2 });
const routes = await listRoutes(app.deps);
const declared = routes.flatMap(({ endpoint, schemas: { studioRight } }) =>
  studioRight === undefined ? [] : [{ ...endpoint, right: studioRight }],
);

test.each(studioRoleNames)(
  'a call is open to a member who is %s exactly where the role holds its right',
  async (role) => {
    const held = rightsOfMember(role);
    const { member } = await studioWith(app, role);
    const wrong: string[] = [];
    for (const { method, path, right } of declared) {
      const { body } = await member.send({
        method: method as 'GET', // one of the verbs of the contract
        url: path.replaceAll(/:[A-Za-z]+/g, 'A'.repeat(22)),
        headers: scriptHeaders(member.csrfToken()),
        ...(method !== 'GET' && { payload: '{}' }),
      });
      const isRefused = (body as { code?: string } | null)?.code === 'studioRightMissing';
      const isOpen = right === 'any-member' || held.includes(right);
      if (isRefused === isOpen) wrong.push(`${method} ${path}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('every right of members opens something', () => {
  const used = new Set<string>(declared.map(({ right }) => right));
  expect(studioRightNames.filter((right) => !used.has(right))).toEqual([]);
});

test('docs/studio-rights.md says what members may do', async () => {
  const names = studioRoleNames.map((role) => studioRoles[role].label);
  const rows = declared.map(({ method, path, right }) => {
    const marks = studioRoleNames.map((role) =>
      right === 'any-member' || rightsOfMember(role).includes(right) ? '✓' : '',
    );
    return `| \`${method} ${path}\` | ${right} | ${marks.join(' | ')} |`;
  });
  const head = [
    '# What a studio’s members may do',
    '',
    'Written from the contract by `studio-matrix.test.ts`; explained in [studio-members.md](studio-members.md).',
    'Calls that are not here are made for the member’s own account.',
    '',
    `| call | right | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '---|').join('')}`,
  ];
  const page = `${[...head, ...rows.toSorted()].join('\n')}\n`;
  await expect(page).toMatchFileSnapshot('../../../../../docs/studio-rights.md');
});
