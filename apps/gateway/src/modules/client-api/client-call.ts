import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { recordOf, textsOf } from '@albumen/domain/json-record';
import { addressesFor } from '../../http/addresses.ts';
import { camelKeys } from '../../http/camel-keys.ts';
import { refuse } from '../../http/refusal.ts';
import {
  authenticateBearer,
  authenticateClient,
  type ClientCaller,
} from '../authorizations/client-caller.ts';
import { mayCallFrom } from '../authorizations/origin.policy.ts';
import { allowedOrigins } from '../merchants/merchants.service.ts';
import { disturb } from '../faults/disturb.ts';

/** A call of the client API whose authorization and origin were checked. */
export interface ClientCall extends ClientCaller {
  /** Query and body together, in camel case. */
  input: Readonly<Record<string, unknown>>;
}

/** Reads a REST call below `/merchants/:merchantId/client_api`. */
export async function readClientCall(
  deps: Dependencies,
  request: FastifyRequest,
): Promise<ClientCall> {
  const input = inputOf(request);
  const bearer = bearerOf(request);
  const caller =
    bearer === undefined
      ? await authenticateClient(deps, input)
      : await authenticateBearer(deps, bearer);
  const { merchantId } = textsOf(request.params);
  if (caller.merchant.id !== merchantId) {
    refuse(403, 'This authorization belongs to another merchant.');
  }
  await admit(deps, request, caller);
  return { ...caller, input };
}

/** What holds for every caller that has shown a good authorization, by REST and GraphQL. */
export async function admit(
  deps: Dependencies,
  request: FastifyRequest,
  { merchant, grant }: ClientCaller,
): Promise<void> {
  const { origin } = request.headers;
  const facts = {
    own: addressesFor(deps.settings, request).origins,
    domains: grant?.domains,
    isSandbox: deps.settings.GATEWAY_SANDBOX,
  };
  // A card comes from a frame of our own, and nobody has to look up who else may call.
  const mayCall = async (from: string): Promise<boolean> =>
    mayCallFrom({ ...facts, origin: from, allowed: [] }) ||
    mayCallFrom({ ...facts, origin: from, allowed: await allowedOrigins(deps.db, merchant.id) });
  if (origin !== undefined && !(await mayCall(origin))) {
    refuse(403, `Pages of ${origin} may not use this authorization.`);
  }
  await disturb(deps, request, merchant);
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

function inputOf({ query, body }: FastifyRequest): Record<string, unknown> {
  return { ...recordOf(camelKeys(query)), ...recordOf(camelKeys(body)) };
}
