import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import type { ClientCaller } from '../authorizations/client-caller.ts';
import { brandCode, clientConfigurationOf } from '../configuration/configuration.ts';
import { preferredMethodsOf } from '../payment-methods/preferred-methods.ts';
import { cardInput } from '../instruments/card-input.ts';
import { presentGraphQLCard, presentGraphQLCvv } from '../nonces/card-nonce.presenter.ts';
import { regulationOf } from '../payment-methods/authentication-insight.ts';
import { tokenizeCard } from '../tokenization/tokenization.service.ts';

interface Operation {
  request: FastifyRequest;
  caller: ClientCaller;
  /** Arguments of the field. */
  input: Readonly<Record<string, unknown>>;
  /** Arguments of a field right below it; undefined when nobody asks for it. */
  inputOf: (child: string) => Readonly<Record<string, unknown>> | undefined;
}

type Operate = (deps: Dependencies, operation: Operation) => Promise<unknown>;

const fields: Readonly<Record<string, Operate>> = {
  ping: async () => 'pong',
  clientConfiguration: async (deps, { request, caller }) =>
    clientConfigurationOf(deps, caller.merchant, addressesFor(deps.settings, request)),
  preferredPaymentMethods: (deps, { caller }) => preferredMethodsOf(deps, caller),
  tokenizeCreditCard,
  tokenizeCvv,
};

/** The fields of query and mutation that this gateway has. */
export const operations: ReadonlyMap<string, Operate> = new Map(Object.entries(fields));

const tokenizeInput = z.object({
  clientMutationId: z.string().nullish(),
  creditCard: cardInput,
  options: z.object({ validate: z.boolean().nullish() }).nullish(),
});

async function tokenizeCreditCard(deps: Dependencies, { caller, input, inputOf }: Operation) {
  const asked = tokenizeInput.safeParse(input['input']);
  if (!asked.success) refuse(422, 'Variable input has an invalid value.');
  const { creditCard, options, clientMutationId } = asked.data;
  const isValidating = options?.validate ?? caller.grant !== undefined;
  const insightInput = inputOf('authenticationInsight');
  const { nonce, card } = await tokenizeCard(deps, { caller, card: creditCard, isValidating });
  return {
    clientMutationId: clientMutationId ?? null,
    token: nonce.nonce,
    creditCard: card ? presentGraphQLCard(card, brandCode(card.brand)) : presentGraphQLCvv(),
    paymentMethod: { id: nonce.nonce, usage: 'SINGLE_USE', createdAt: nonce.createdAt },
    authenticationInsight: insightInput && (await insight(deps, caller, insightInput)),
  };
}

const cvvInput = z.object({ clientMutationId: z.string().nullish(), cvv: z.string() });

async function tokenizeCvv(deps: Dependencies, { caller, input }: Operation) {
  const asked = cvvInput.safeParse(input['input']);
  if (!asked.success) refuse(422, 'Variable input has an invalid value.');
  const { cvv, clientMutationId } = asked.data;
  const card = cardInput.parse({ cvv });
  const { nonce } = await tokenizeCard(deps, { caller, card, isValidating: false });
  return {
    clientMutationId: clientMutationId ?? null,
    tokenizedCvv: { id: nonce.nonce },
    singleUseToken: { id: nonce.nonce, usage: 'SINGLE_USE', createdAt: nonce.createdAt },
  };
}

const regulations = {
  psd2: 'PSDTWO',
  rbi: 'RBI',
  unregulated: 'UNREGULATED',
  unavailable: 'UNAVAILABLE',
};

async function insight(
  deps: Dependencies,
  { merchant }: ClientCaller,
  given: Readonly<Record<string, unknown>>,
) {
  const asked = z.object({ merchantAccountId: z.string() }).safeParse(given['input']);
  const regulation = await regulationOf(deps.db, merchant.id, asked.data?.merchantAccountId);
  return { customerAuthenticationRegulationEnvironment: regulations[regulation] };
}
