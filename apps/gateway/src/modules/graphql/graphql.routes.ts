import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { allowScripts } from '../../http/cors.ts';
import { describe } from '../../http/json-errors.ts';
import { refuse } from '../../http/refusal.ts';
import { notesOf } from '../../http/request-notes.ts';
import { admit, bearerOf } from '../client-api/client-call.ts';
import { authenticateBearer, type ClientCaller } from '../authorizations/client-caller.ts';
import { callerByApiKey } from './api-key-caller.ts';
import { errorsOf } from './graphql-error.ts';
import { operations } from './operations.ts';
import { readOperation } from './read-operation.ts';
import { argumentsOf, childArguments, fieldsOf, select } from './select.ts';

const body = z.object({
  query: z.string().max(50_000),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** Each field of a query or mutation is a call of its own; pages of ours ask for one. */
const mostFields = 10;

/** One address for browsers and servers; every answer but a broken one has status 200. */
export async function addGraphQL(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register(async (scope) => {
    allowScripts(scope);
    scope.setErrorHandler((error: FastifyError, request, reply) =>
      reply.status(200).send({ data: null, errors: errorsOf(describe(error, request)) }),
    );
    scope.post('/graphql', async (request) => answer(deps, request));
  });
}

async function answer(deps: Dependencies, request: FastifyRequest) {
  const asked = body.safeParse(request.body);
  if (!asked.success) refuse(400, 'The body has no query.');
  const { set, name, reading } = readOperation(asked.data);
  const fields = fieldsOf(set, reading);
  if (fields.length > mostFields) refuse(422, 'The query asks for too many fields.');
  notesOf(request).operation = name ?? fields.map((field) => field.name.value).join(',');
  const caller = await authenticate(deps, request);
  const entries: [string, unknown][] = [];
  const errors = [];
  for (const field of fields) {
    const key = field.alias?.value ?? field.name.value;
    const operate = operations.get(field.name.value);
    try {
      if (!operate) refuse(422, `Field '${field.name.value}' is undefined.`);
      const value = await operate(deps, {
        request,
        caller,
        input: argumentsOf(field, reading),
        inputOf: (child) => childArguments(field, child, reading),
      });
      entries.push([key, select(value, field.selectionSet, reading)]);
    } catch (error) {
      entries.push([key, null]);
      // Only errors are thrown here; one that is not Fastify's has none of the members it is asked for.
      errors.push(...errorsOf(describe(error as FastifyError, request), key));
    }
  }
  return {
    data: Object.fromEntries(entries),
    ...(errors.length > 0 && { errors }),
    extensions: { requestId: request.id },
  };
}

/** A page shows a key or a token, a server its API key. */
async function authenticate(deps: Dependencies, request: FastifyRequest): Promise<ClientCaller> {
  const bearer = bearerOf(request);
  if (bearer === undefined) return callerByApiKey(deps, request);
  const caller = await authenticateBearer(deps, bearer);
  await admit(deps, request, caller);
  return caller;
}
