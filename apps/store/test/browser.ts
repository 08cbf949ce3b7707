import type { LabBrand } from '@albumen/contract/brands';
import type { Insertable } from 'kysely';
import type { Tables } from '../src/db/tables.ts';
import { scriptHeaders } from '../src/http/script-headers.ts';
import { newSessionToken } from '../src/http/session-token.ts';
import { newId } from '../src/ids.ts';
import { startSession } from '../src/modules/accounts/sessions.service.ts';
import { exactFetch, type ExactRequest } from './exact-fetch.ts';
import type { TestStore } from './test-store.ts';

export interface Account {
  id: string;
  labBrand: LabBrand;
  browser: Browser;
}

export interface BrowserRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** What a browser at our pages sends: its cookies, where the call comes from, the session's token. */
export interface Browser {
  origin: string;
  cookies: Map<string, string>;
  /** A call of a script of our pages. */
  call: (path: string, request?: BrowserRequest) => Promise<Response>;
  /** A link that is followed; redirects are not. */
  follow: (path: string, headers?: Record<string, string>) => Promise<Response>;
}

/** A person who has looked at a page before: an anonymous session, no account. */
export function openBrowser(store: TestStore, labBrand: LabBrand = 'halide'): Browser {
  const origin = labBrand === 'halide' ? store.halide : store.cyan;
  const cookies = new Map([['session', newSessionToken('anonymous')]]);
  const send = async (path: string, init: ExactRequest) => {
    const reply = await exactFetch(new URL(path, origin), {
      ...init,
      headers: { ...init.headers, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    keepCookies(cookies, reply);
    return reply;
  };
  return {
    origin,
    cookies,
    call: (path, { method = 'GET', headers = {}, body } = {}) =>
      send(path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          ...scriptHeaders(store.deps.csrf.tokenFor(cookies.get('session') ?? '')),
          ...headers,
        },
      }),
    follow: (path, headers = {}) =>
      send(path, {
        headers: {
          accept: 'text/html,*/*;q=0.8',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
          'sec-fetch-dest': 'document',
          ...headers,
        },
      }),
  };
}

function keepCookies(cookies: Map<string, string>, reply: Response): void {
  for (const line of reply.headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const [key = '', value = ''] = pair.split('=', 2);
    if (value === '') cookies.delete(key);
    else cookies.set(key, decodeURIComponent(value));
  }
}

/** A registered person, signed in at a browser of her own. */
export async function signUp(store: TestStore, labBrand: LabBrand = 'halide'): Promise<Account> {
  const id = newId();
  await store.db
    .insertInto('accounts')
    .values({
      id,
      labBrand,
      email: `${id.toLowerCase()}@demo.test`,
      firstName: 'Ada',
      lastName: 'Ames',
      verifiedAt: new Date(),
    })
    .execute();
  const browser = openBrowser(store, labBrand);
  const { token } = await startSession(store.db, id, { userAgent: 'test', ip: '127.0.0.1' });
  browser.cookies.set('session', token);
  return { id, labBrand, browser };
}

/** A gallery of this account, shared unless said otherwise. */
export async function createGallery(
  store: TestStore,
  accountId: string,
  change: Partial<Insertable<Tables['galleries']>> = {},
): Promise<{ id: string; shareId: string }> {
  const gallery = { id: newId(), shareId: newId() };
  await store.db
    .insertInto('galleries')
    .values({ ...gallery, accountId, title: 'Anna & Ben', state: 'active', ...change })
    .execute();
  return gallery;
}
