import { editGallerySettings } from '@albumen/contract/endpoints/galleries';
import { switchStudio } from '@albumen/contract/endpoints/studio';
import { renewUploadToken } from '@albumen/contract/endpoints/uploads';
import type { OperatorRole } from '@albumen/contract/rights';
import { cookies } from '@albumen/contract/wire-names';
import { rightsOfOperator } from '@albumen/domain/rights/roles';
import { expect, test } from 'vitest';
import { scriptHeaders } from '../src/http/script-headers.ts';
import { openRowReader } from './all-rows.ts';
import { countNobody } from './count-nobody.ts';
import { openFakeProvider } from './fake-provider.ts';
import { listRoutes, type ListedRoute } from './listed-routes.ts';
import { plausible } from '@albumen/test-kit/odd-values';
import { oneOfEverything, pathParameter } from './one-of-everything.ts';
import { readyCheckout } from './ready-checkout.ts';
import { join, studioWith } from './studio.ts';
import { openTestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const fake = openFakeProvider();
const app = await openTestApp({
  poolSize: 4,
  deps: { payments: { hostedFields: fake.provider, otherMethods: fake.provider } },
});
const { browser, db, deps, make } = app;
await countNobody(db);
const readRows = await openRowReader(db);

/** She has one of everything; her gallery asks for a PIN, so that its link alone opens nothing. */
const victim = await oneOfEverything(app);
await victim.client.call(editGallerySettings, {
  params: { galleryId: String(victim.known['galleryId']) },
  body: { pin: '407193', allowsDownloads: true },
});
/** Every id and address of hers, in whatever row. */
const hers = [
  ...new Set(
    [...(await readRows())].join('\n').match(/(?<=")([\w-]{22}|[\w.]+@people\.test)(?=")/g),
  ),
];
/** Her own words and her customers’, none of which a random id may hold. */
const words = [
  'Noether',
  '"Emmy',
  'Emmy and Max',
  'EMMY_MAX',
  'Grandmother Zita',
  'Zita &',
  'Congress',
  '0532013000',
  'Ida Berg',
];

/** Her ids, in forms that say nothing else of hers. */
const typed = { payerName: 'Nobody', payerEmail: 'nobody@people.test', iban: 'NL91ABNA0417164300' };
const asked = { ...victim, known: { ...victim.known, ...typed } };

/** These are for whoever was given the address. */
const isForHolders = ({ endpoint }: ListedRoute) => endpoint.path.startsWith('/api/pay/:linkId');
const routes = (await listRoutes(deps)).filter((route) => !isForHolders(route));

interface Actor {
  /** Signs in anew: the call before may have been to sign out. */
  enter: () => Promise<TestClient>;
  /** What this actor may do, whomever it is about. */
  mayMake?: (route: ListedRoute) => boolean;
}

const unknown = { firstName: 'Nobody', lastName: 'Known' };
const { client: guest } = await readyCheckout(app);
const photographer = await make.account(unknown);
await make.photo({
  galleryId: (await make.gallery({ accountId: photographer.id, title: 'Hers' })).id,
});
const abroad = await make.account({ ...unknown, labBrand: 'cyan' });

async function memberOf(studioId: string, accountId: string): Promise<TestClient> {
  const client = await browser().signIn(accountId);
  await client.call(switchStudio, { body: { studioId } });
  return client;
}

async function ownerElsewhere(): Promise<Actor> {
  const { studio, account } = await studioWith(app, 'owner');
  return { enter: () => memberOf(studio.id, account.id) };
}

async function viewerOfHers(): Promise<Actor> {
  const { id, email } = await make.account(unknown);
  const member = await browser().signIn(id);
  await join(app, { owner: victim.client, member, email, role: 'viewer' });
  // Her own export says which studio she joined, as her list of studios does.
  const ownView = [
    '/viewer',
    '/signout',
    '/user/export',
    '/studio/memberships',
    '/studio/memberships/:id',
  ];
  return {
    enter: () => memberOf(victim.accountId, id),
    mayMake: ({ endpoint, schemas: { studioRight } }) =>
      studioRight === 'galleries:see' ||
      studioRight === 'any-member' ||
      ownView.includes(endpoint.path),
  };
}

function operator(role: OperatorRole, labBrand: 'halide' | 'cyan'): Actor {
  const held = rightsOfOperator(role);
  return {
    enter: () => browser(labBrand).operate(role),
    mayMake: ({ schemas: { right } }) =>
      right !== undefined && right !== 'any-operator' && held.includes(right),
  };
}

const actors: Record<string, Actor> = {
  nobody: { enter: async () => browser() },
  'a guest who has ordered elsewhere': { enter: async () => guest },
  'another photographer': { enter: () => browser().signIn(photographer.id) },
  'a photographer of the other lab brand': { enter: () => browser('cyan').signIn(abroad.id) },
  'an owner of another studio': await ownerElsewhere(),
  'a viewer of her studio': await viewerOfHers(),
  'a technician': operator('technician', 'halide'),
  'an observer, at the other lab brand': operator('observer', 'cyan'),
};

function bodiesOf({ schemas: { body } }: ListedRoute): unknown[] {
  return body === undefined ? [undefined] : plausible(body, asked.known);
}

async function attempt(client: TestClient, { endpoint, schemas }: ListedRoute, body: unknown) {
  const { method, path, isBearer } = endpoint;
  if (isBearer) await client.call(renewUploadToken);
  const token = client.jar.get(cookies.uploadToken);
  const [query = {}] = schemas.query === undefined ? [] : plausible(schemas.query, asked.known);
  const known = Object.entries(query as object).filter(([name]) => name in asked.known);
  return client.send({
    method,
    query: Object.fromEntries(known) as Record<string, string>, // of a query
    url: path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) =>
      encodeURIComponent(pathParameter(name, path, asked)),
    ),
    headers: {
      ...scriptHeaders(client.csrfToken()),
      ...(isBearer && token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
}

const areHers = (row: string) => hers.some((id) => row.includes(id));

test.each(Object.entries(actors))(
  '%s reads and changes nothing of hers, by whatever call of the contract',
  async (_, { enter, mayMake }) => {
    const broken: string[] = [];
    for (const route of routes.filter((one) => mayMake?.(one) !== true)) {
      const client = await enter();
      let before = await readRows();
      for (const body of bodiesOf(route)) {
        const { status, text } = await attempt(client, route, body);
        const after = await readRows();
        const changed = [...before.symmetricDifference(after)].filter(areHers);
        const read = words.filter((word) => text.includes(word));
        const call = `${route.endpoint.method} ${route.endpoint.path} ${status}`;
        if (read.length > 0) broken.push(`${call} reads ${read.join(', ')}`);
        broken.push(...changed.map((row) => `${call} changes ${row}`));
        before = after;
      }
    }
    expect(broken).toEqual([]);
  },
  300_000,
);

/** These ask for what only their owners have: passwords, codes, keys, tokens of mails, faces; two look into the catalog. */
const forOwners =
  /^\/(user|operator|create-account|studio\/memberships|api\/shared\/:shareId\/(find|hide)-me|card-previews|api\/editor\/start)\b/;

test('no other call is refused for its form: it is whose it is that counts', async () => {
  const refused = new Set<string>();
  for (const route of routes.filter(({ endpoint }) => !forOwners.test(endpoint.path))) {
    for (const body of bodiesOf(route)) {
      const client = await browser().signIn(photographer.id);
      const { status, text } = await attempt(client, route, body);
      if (status === 400 || status === 422) refused.add(`${route.endpoint.path} ${text}`);
    }
  }
  expect([...refused]).toEqual([]);
});
