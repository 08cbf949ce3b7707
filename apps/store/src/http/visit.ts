import type {} from '@fastify/cookie';
import { createHash } from 'node:crypto';
import { labBrands, type LabBrand } from '@albumen/contract/brands';
import { health, live, ready } from '@albumen/contract/endpoints/uploads';
import { cookies } from '@albumen/contract/wire-names';
import { problem } from '@albumen/contract/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiAddress } from '../api-address.ts';
import type { Settings } from '../settings.ts';
import type { StudioRole } from '@albumen/contract/rights';
import type { SignedInOperator } from './rights.ts';
import { sendProblem } from './problem-reply.ts';
import { isAnonymousToken, isSignedInToken, newSessionToken } from './session-token.ts';

type Addresses = Pick<Settings, 'origins' | 'apis' | 'uploadOrigin'>;

export interface SignedInAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  isVerified: boolean;
  isWelcomed: boolean;
  whccId: string | null;
}

/** The studio of somebody else that a session works for, and as what. */
export interface WorkedFor {
  account: SignedInAccount;
  role: StudioRole;
}

export interface SignedIn {
  session: { id: string; confirmedAt: Date };
  account: SignedInAccount;
  worksFor: WorkedFor | undefined;
}

/** Who asks, at which lab brand: made once a request, before any route. */
export interface Visit {
  labBrand: LabBrand;
  /** Configured base address of this lab brand; links are made from it, never from the Host header. */
  origin: string;
  /** The address that its pages send their calls to, when it is another one. */
  api: ApiAddress | undefined;
  /** Asked there, by a page of this lab brand. */
  isAtApi: boolean;
  /** No session cookie came along: the browser has nothing of ours. */
  isFirst: boolean;
  /** Value of the session cookie; an anonymous one has no row anywhere. */
  sessionToken: string;
  session: SignedIn['session'] | undefined;
  /** In a call that names a right of members: the account of the studio that the session works for. */
  account: SignedInAccount | undefined;
  worksFor: WorkedFor | undefined;
  /** Who makes the call, where `account` is the studio's. */
  member?: SignedInAccount;
  /** Value of the visitor cookie, unless it was never set. */
  visitorToken: string | undefined;
  /** Which shared galleries this browser may see; read by `gallery-keys.ts`. */
  galleryKeys: string | undefined;
  /** The address that the request came from. */
  ip: string;
  /** Known in calls that ask for a right of operators. */
  operator?: SignedInOperator;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked with a bearer token, a signature or an unguessable name: nobody's session is looked up. */
    ignoresCookies?: boolean;
  }
  interface FastifyRequest {
    visit: Visit;
    /** Who operates the store in this browser; looked up by whoever asks, as hardly a call does. */
    findOperator: () => Promise<SignedInOperator | undefined>;
  }
}

export interface VisitOptions {
  addresses: Addresses;
  findSignedIn(token: string, labBrand: LabBrand): Promise<SignedIn | undefined>;
  findOperator(token: string): Promise<SignedInOperator | undefined>;
}

/**
 * The visitor's token, or the one its cookie is going to have: it follows from the session, so that
 * first favorites sent side by side belong to one visitor.
 */
export function visitorTokenOf(visit: Visit): string {
  if (visit.visitorToken !== undefined) return visit.visitorToken;
  return createHash('sha256')
    .update(`visitor:${visit.sessionToken}`)
    .digest('base64url')
    .slice(0, 24);
}

function isVisitorToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{24}$/.test(token);
}

export function addVisits(app: FastifyInstance, options: VisitOptions): void {
  const placeOf = places(options.addresses);
  const { origins, apis } = options.addresses;
  app.decorateRequest('visit');
  // One for all: a function of a request's own has V8 keep the request until it goes through the whole heap.
  app.decorateRequest('findOperator', function findOperator(this: FastifyRequest) {
    return options.findOperator(cookieOf(this, 'operator') ?? '');
  });
  // No promise where nobody is signed in: photos are asked for by the dozen.
  app.addHook('onRequest', (request, reply, done) => {
    const place = placeOf(request);
    if (place === undefined) {
      if (isHealthCheck(request)) return done();
      return void sendProblem(request, reply, problem('unknownHost'));
    }
    const { labBrand, isAtApi } = place;
    const [origin, api] = [origins[labBrand], apis[labBrand]];
    const sent = sentCookies(request);
    const token = sent[nameOfCookie(cookies.session, { origin, api })] ?? '';
    const asked = { labBrand, isAtApi, origin, api, sent, token, ip: request.ip };
    const begin = (signedIn?: SignedIn) => {
      request.visit = visitOf(asked, signedIn);
    };
    if (!isSignedInToken(token)) {
      begin();
      return done();
    }
    const found = options.findSignedIn(token, labBrand).then(begin);
    // oxlint-disable-next-line promise/no-callback-in-promise -- a hook that awaits has to for everybody
    return void found.then(() => done(), done);
  });
}

const healthChecks = [health, ready, live].map(({ path }) => path);

/** Balancers ask by a machine's own address. */
function isHealthCheck({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && healthChecks.includes(url);
}

interface Asked extends Place, Pick<Visit, 'origin' | 'api' | 'ip'> {
  sent: Readonly<Record<string, string | undefined>>;
  /** Its session's cookie; empty where there is none. */
  token: string;
}

function sentCookies(request: FastifyRequest): Asked['sent'] {
  const isRead = request.headers.cookie !== undefined;
  return isRead && request.routeOptions.config.ignoresCookies !== true ? request.cookies : {};
}

function visitOf(asked: Asked, signedIn: SignedIn | undefined): Visit {
  const { labBrand, origin, api, isAtApi, sent, token, ip } = asked;
  const isKept = signedIn !== undefined || isAnonymousToken(token);
  const visitorToken = sent[nameOfCookie(cookies.visitor, asked)] ?? '';
  return {
    labBrand,
    origin,
    api,
    isAtApi,
    isFirst: token === '',
    // No getter: that keeps the request just as long.
    sessionToken: isKept ? token : newSessionToken('anonymous'),
    session: signedIn?.session,
    account: signedIn?.account,
    worksFor: signedIn?.worksFor,
    visitorToken: isVisitorToken(visitorToken) ? visitorToken : undefined,
    galleryKeys: sent[nameOfCookie(cookies.galleryKeys, asked)],
    ip,
  };
}

/** `__Host-` where one host has them to itself; two hosts of one domain share theirs. */
export function nameOfCookie(name: string, { origin, api }: Pick<Visit, 'origin' | 'api'>): string {
  if (!origin.startsWith('https:')) return name;
  return api?.cookieDomain === undefined ? `__Host-${name}` : `__Secure-${name}`;
}

/** One of our cookies, under the name it has at this address. */
export function cookieOf(request: FastifyRequest, name: keyof typeof cookies): string | undefined {
  return request.cookies[nameOfCookie(cookies[name], request.visit)];
}

interface CookieOptions {
  name: keyof typeof cookies;
  value: string;
  maxAgeSeconds?: number;
  isReadableByScript?: boolean;
}

/** Sets one of our cookies; an empty value clears it. */
export function setCookie(reply: FastifyReply, visit: Visit, cookie: CookieOptions): void {
  const isSecure = visit.origin.startsWith('https:');
  const isScript = cookie.isReadableByScript ?? false;
  const name = isScript ? cookies[cookie.name] : nameOfCookie(cookies[cookie.name], visit);
  const domain = visit.api?.cookieDomain;
  void reply.setCookie(name, cookie.value, {
    path: '/',
    ...(domain !== undefined && { domain }),
    httpOnly: !isScript,
    secure: isSecure,
    sameSite: cookie.name === 'uploadToken' ? 'strict' : 'lax',
    ...(cookie.value === '' ? { maxAge: 0 } : {}),
    ...(cookie.value !== '' && cookie.maxAgeSeconds !== undefined
      ? { maxAge: cookie.maxAgeSeconds }
      : {}),
  });
}

interface Place {
  labBrand: LabBrand;
  isAtApi: boolean;
}

/**
 * The host that a request was sent to decides its lab brand. At an address that pages only call, the page
 * does, which browsers name.
 */
function places({
  origins,
  apis,
  uploadOrigin,
}: Addresses): (request: FastifyRequest) => Place | undefined {
  const hostOf = (origin: string | undefined) => origin && new URL(origin).host;
  const uploadHost = hostOf(uploadOrigin);
  const brands = labBrands.map((labBrand) => ({
    labBrand,
    origin: origins[labBrand],
    host: hostOf(origins[labBrand]),
    apiHost: hostOf(apis[labBrand]?.origin),
  }));
  return ({ host: asked, headers }) => {
    const host = asked.toLowerCase();
    const own = brands.find((brand) => brand.host === host);
    if (own !== undefined) return { labBrand: own.labBrand, isAtApi: false };
    const caller = brands.find(({ origin }) => origin === headers.origin);
    if (caller === undefined) return undefined;
    const { labBrand, apiHost } = caller;
    const isAtApi = apiHost === host;
    return isAtApi || uploadHost === host ? { labBrand, isAtApi } : undefined;
  };
}
