import type { Endpoint, EndpointShape } from '@albumen/contract/endpoint';
import type { LabBrand } from '@albumen/contract/brands';
import type { Problem } from '@albumen/contract/problems';
import { createContext, data, redirect, type RouterContextProvider } from 'react-router';
import { href } from '../../paths.ts';
import type { Api, InputArguments, Reply } from '../api/api.ts';
import { backOnline } from '../offline/back-online.ts';
import { isLook } from './refreshing.ts';
import type { PublicConfig } from '@albumen/contract/pages';

/** What loaders and actions work with, the same on the server and in the browser. */
export interface Surroundings extends Api {
  brand: LabBrand;
  publicConfig: PublicConfig;
}

export const surroundingsContext = createContext<Surroundings>();

type Context = Readonly<RouterContextProvider>;

/** The API of a loader or action: `const { call } = apiOf(context)`. */
export function apiOf(context: Context): Surroundings {
  return context.get(surroundingsContext);
}

interface LoaderArguments {
  context: Context;
  request: Request;
  /** In the browser with what stands after #, which the request lacks. */
  url: URL;
}

/**
 * A loader's call: the value, or the fitting page instead. A signed-out visitor goes to sign in and
 * comes back; every other problem is thrown for the error page.
 */
export async function load<Shape extends EndpointShape>(
  asked: LoaderArguments,
  endpoint: Endpoint<Shape>,
  ...input: InputArguments<Shape>
): Promise<Shape['reply']> {
  const reply = await ask(asked, endpoint, ...input);
  if (reply.ok) return reply.value;
  throw insteadOf(reply.problem, asked.url);
}

/** The same for what only some members of a studio may see: undefined for the others. */
export async function loadIfAllowed<Shape extends EndpointShape>(
  asked: LoaderArguments,
  endpoint: Endpoint<Shape>,
  ...input: InputArguments<Shape>
): Promise<Shape['reply'] | undefined> {
  const reply = await ask(asked, endpoint, ...input);
  if (reply.ok) return reply.value;
  if (reply.problem.code === 'studioRightMissing') return undefined;
  throw insteadOf(reply.problem, asked.url);
}

/* A page that is looked at again stays until there is an answer, with what was typed into it. */
async function ask<Shape extends EndpointShape>(
  asked: LoaderArguments,
  endpoint: Endpoint<Shape>,
  ...input: InputArguments<Shape>
): Promise<Reply<Shape['reply']>> {
  const reply = await apiOf(asked.context).call(endpoint, ...input);
  if (reply.ok || reply.problem.code !== 'unavailable' || !isLook(asked.request)) return reply;
  await backOnline();
  return ask(asked, endpoint, ...input);
}

/** The redirect or the thrown data that a problem becomes in a loader. */
export function insteadOf(problem: Problem, { pathname, search, hash }: URL) {
  if (problem.code !== 'notSignedIn') return data(problem, { status: problem.status });
  return redirect(href.accountVerify('login', pathname + search + hash));
}
