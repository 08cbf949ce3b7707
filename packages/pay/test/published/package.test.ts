import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFrames, buildModules, buildScripts } from '../../scripts/lib/bundles.ts';
import { writeDeclarations } from '../../scripts/lib/declarations.ts';
import { writeRelease } from '../../scripts/lib/hashes.ts';
import { writePackage } from '../../scripts/lib/published-package.ts';

const root = join(import.meta.dirname, '../..');
const components = [
  'client',
  'data-collector',
  'google-payment',
  'hosted-fields',
  'local-payment',
  'masterpass',
  'paypal',
  'paypal-checkout',
  'payment-request',
  'preferred-payment-methods',
  'sepa',
  'three-d-secure',
];
/** Of the published package, and not here. */
const absent = [
  'american-express',
  'apple-pay',
  'fastlane',
  'unionpay',
  'us-bank-account',
  'vault-manager',
  'venmo',
  'visa-checkout',
];
const run = promisify(execFile);
let folder: string;
let shop: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'albumen-published-'));
  const job = { root, dist: folder, isProduction: false };
  await buildScripts(job);
  await buildFrames(job);
  const release = await writeRelease(folder);
  await buildModules(job);
  await writeDeclarations(join(folder, 'npm/types'));
  await writePackage(job, release);
  shop = join(folder, 'shop');
  await mkdir(join(shop, 'node_modules/@albumen'), { recursive: true });
  await symlink(join(folder, 'npm'), join(shop, 'node_modules/@albumen/pay'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function node(file: string, program: string): Promise<unknown> {
  await writeFile(join(shop, file), program);
  const { stdout } = await run(process.execPath, [file], { cwd: shop });
  return JSON.parse(stdout);
}

test('a server imports it, as ESM and as CommonJS, and nothing happens', async () => {
  const print =
    'console.log(JSON.stringify([Object.keys(pay).sort(), Object.keys(client).sort()]))';
  const expected = [
    [
      'VERSION',
      'americanExpress',
      'applePay',
      'client',
      'configure',
      'dataCollector',
      'default',
      'fastlane',
      'googlePayment',
      'hostedFields',
      'isPayError',
      'loadPay',
      'localPayment',
      'masterpass',
      'paymentRequest',
      'paypal',
      'paypalCheckout',
      'preferredPaymentMethods',
      'sepa',
      'threeDSecure',
      'unionpay',
      'usBankAccount',
      'vaultManager',
      'venmo',
      'visaCheckout',
    ],
    ['VERSION', 'configure', 'create', 'default'],
  ];
  const modern = `import * as pay from '@albumen/pay'; import * as client from '@albumen/pay/client'; ${print}`;
  const older = `const pay = require('@albumen/pay'); const client = require('@albumen/pay/client'); ${print}`;
  expect(await node('modern.mjs', modern)).toEqual(expected);
  expect(await node('older.cjs', older)).toEqual(expected);
});

test('it can be imported whole, as ESM and as CommonJS, by root and by sub-path', async () => {
  const print = `console.log(JSON.stringify([typeof pay.hostedFields.create, typeof pay.client.create,
    typeof client.create, client.VERSION === pay.VERSION]))`;
  const expected = ['function', 'function', 'function', true];
  const modern = `import pay from '@albumen/pay'; import client from '@albumen/pay/client'; ${print}`;
  const older = `const pay = require('@albumen/pay').default; const client = require('@albumen/pay/client').default; ${print}`;
  expect(await node('whole.mjs', modern)).toEqual(expected);
  expect(await node('whole.cjs', older)).toEqual(expected);
});

test('scripts of pages are where the published package has them', async () => {
  const program = `const name = require.resolve('@albumen/pay/dist/browser/hosted-fields.min.js');
    require('@albumen/pay/dist/browser/hosted-fields'); console.log(JSON.stringify(name));`;
  expect(await node('scripts.cjs', program)).toMatch(/browser\/hosted-fields\.min\.js$/);
});

test('what is not here can be imported by its sub-path, in every way, and says so', async () => {
  const print = `console.log(JSON.stringify(await Promise.all(all.map((one) =>
    one.create({}).catch(({ code, message }) => code + ': ' + message)))))`;
  const says = (name: string) =>
    `COMPONENT_NOT_AVAILABLE: ${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())} is not part of this SDK; docs/compatibility.md names what is.`;
  const expected = absent.flatMap((name) => [says(name), says(name)]);
  const all = (found: (path: string) => string) =>
    `const all = [${absent.map((name) => found(`@albumen/pay/${name}`)).join(', ')}].flatMap((one) => [one, one.default]);`;
  const modern = all((path) => `await import('${path}')`) + print;
  const older = `(async () => { ${all((path) => `require('${path}')`)} ${print} })()`;
  expect(await node('absent.mjs', modern)).toEqual(expected);
  expect(await node('absent.cjs', older)).toEqual(expected);
  const script = `(async () => { const all = [${absent.map((name) => `require('@albumen/pay/dist/browser/${name}')`).join(', ')}]; ${print} })()`;
  expect(await node('absent-scripts.cjs', script)).toEqual(absent.map(says));
  const whole = `console.log(JSON.stringify(typeof require('@albumen/pay/dist/browser/index').venmo.create))`;
  expect(await node('whole-script.cjs', whole)).toBe('function');
});

test('on a server create rejects and does not throw', async () => {
  const program = `import { client, hostedFields } from '@albumen/pay';
    const codes = await Promise.all([
      client.create(), client.create({ authorization: 'nonsense' }), client.create({ authorization: 'sandbox_a_b' }), hostedFields.create(),
    ].map((made) => made.catch((error) => error.code)));
    console.log(JSON.stringify(codes));`;
  expect(await node('create.mjs', program)).toEqual([
    'INSTANTIATION_OPTION_REQUIRED',
    'CLIENT_INVALID_AUTHORIZATION',
    'INSTANTIATION_OPTION_REQUIRED',
    'INSTANTIATION_OPTION_REQUIRED',
  ]);
});

test('on a server loadPay asks for nothing, and the guard knows an error of the SDK', async () => {
  const program = `import { client, isPayError, loadPay } from '@albumen/pay';
    import { release } from '@albumen/pay/release';
    const options = { gatewayUrl: 'https://gateway.test', release, components: ['client'] };
    const error = await client.create().catch((refusal) => refusal);
    const guards = [isPayError(error), isPayError({ ...error }), isPayError(new Error('no')), isPayError(undefined)];
    console.log(JSON.stringify([(await loadPay(options)) ?? 'nothing', guards]));`;
  expect(await node('load.mjs', program)).toEqual(['nothing', [true, true, false, false]]);
});

test.each(['bundler', 'nodenext'])('its declarations are found with %s', async (resolution) => {
  const program = `import { client, type HostedFields } from '@albumen/pay';
    import pay from '@albumen/pay';
    import whole, { create } from '@albumen/pay/hosted-fields';
    export const same: typeof create = whole.create;
    export const opener: typeof client = pay.client;
    export const made: Promise<HostedFields> = create({ authorization: 'x', fields: {} });
    export const opened = client.create({ authorization: 'x' });
    import venmo, { create as absent } from '@albumen/pay/venmo';
    export const never: Promise<never> = absent({});
    export const none: typeof absent = venmo.create;`;
  for (const file of ['shop.mts', 'shop.cts']) await writeFile(join(shop, file), program);
  const module = resolution === 'bundler' ? 'esnext' : 'nodenext';
  const files = resolution === 'bundler' ? ['shop.mts'] : ['shop.mts', 'shop.cts'];
  const options = ['--noEmit', '--strict', '--lib', 'es2022,dom', '--types', ''];
  const args = [...options, '--module', module, '--moduleResolution', resolution, ...files];
  const { stdout } = await run('tsc', args, { cwd: shop }).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});

async function bundled(program: string): Promise<string> {
  await writeFile(join(shop, 'entry.mjs'), program);
  const bundle = await rolldown({ input: join(shop, 'entry.mjs'), platform: 'browser' });
  const { output } = await bundle.generate({ minify: true });
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

test('a bundle holds only the components that it names, by root and by sub-path', async () => {
  const whole = await bundled(`import * as pay from '@albumen/pay'; console.log(pay);`);
  const named = await bundled(`import { client } from '@albumen/pay'; console.log(client.create);`);
  const single = await bundled(
    `import { create } from '@albumen/pay/client'; console.log(create);`,
  );
  expect(whole).toContain('HOSTED_FIELDS_TIMEOUT');
  expect(named).not.toContain('HOSTED_FIELDS_TIMEOUT');
  expect(named.length).toBeLessThan(single.length * 1.05);
  expect(await bundled(`import '@albumen/pay';`)).toHaveLength(0);
});

test('client and hosted fields together stay in the budget, by the root import too', async () => {
  const program = `import { client, hostedFields } from '@albumen/pay'; console.log(client.create, hostedFields.create);`;
  expect(gzipSync(await bundled(program), { level: 9 }).length).toBeLessThan(20_480);
});

test('every script comes plain, minified, with its map and its hash', async () => {
  const browser = join(folder, 'browser');
  const names = new Set(await readdir(browser));
  const hashes = JSON.parse(await readFile(join(browser, 'sri.json'), 'utf8')) as object;
  const scripts = [...components, ...absent, 'index'];
  expect(Object.keys(hashes)).toHaveLength(scripts.length * 2);
  for (const name of scripts.flatMap((each) => [`${each}.js`, `${each}.min.js`])) {
    expect(names).toContain(`${name}.map`);
    const text = await readFile(join(browser, name));
    expect(hashes).toHaveProperty(
      [name],
      `sha384-${createHash('sha384').update(text).digest('base64')}`,
    );
    expect(text.toString()).toContain(`//# sourceMappingURL=${name}.map`);
  }
});

test('a build for production refuses a gateway on the own computer', async () => {
  const production = join(folder, 'production');
  await buildScripts({ root, dist: production, isProduction: true });
  const [sandboxText, productionText] = await Promise.all(
    [folder, production].map((place) => readFile(join(place, 'browser/client.min.js'), 'utf8')),
  );
  expect(sandboxText).toContain('127\\.0\\.0\\.1');
  expect(productionText).not.toContain('127\\.0\\.0\\.1');
});
