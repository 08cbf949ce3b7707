import { expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

const email = 'ada@people.test';

/** As the database's driver and a mail service's library throw it. */
const ofDatabase = Object.assign(new Error(`duplicate key (${email})`), {
  code: '23505',
  constraint: 'accounts_email_key',
  detail: `Failing row contains (1, ${email}, $argon2id$v=19, 1 E Main St).`,
  parameters: [email],
});
const ofMail = Object.assign(new Error('all recipients were rejected'), {
  code: 'EENVELOPE',
  rejected: [email],
  response: `550 <${email}> unknown`,
  cause: new Error(
    `550 <${email}> card 4111 1111 1111 1111 at /reset?token=8fJ2kLmN0pQrStUvWxYz12`,
  ),
});

test.each([
  [
    ofDatabase,
    { code: '23505', constraint: 'accounts_email_key', message: 'duplicate key ([email])' },
  ],
  [
    ofMail,
    {
      code: 'EENVELOPE',
      cause: { message: expect.stringMatching(/^550 <\[email\]> card \[number\]/) },
    },
  ],
])('the log has what helps to find %s, and nobody’s data', async (error, kept) => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = createHttpServer({ logger: { level: 'error', stream }, trustedProxies: [] });
  app.get('/', async ({ log }) => log.error({ err: error }, 'unexpected error'));
  await app.inject('/');
  await app.close();
  const text = lines.join('');
  expect(JSON.parse(text)).toMatchObject({ err: kept });
  expect(text).toContain('logged-error.test.ts');
  expect(text).not.toMatch(/ada@|argon|Main St|4111 1111|8fJ2/);
});
