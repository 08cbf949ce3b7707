import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { cardInput } from '../instruments/card-input.ts';
import { presentCardNonce, presentCvvNonce } from '../nonces/card-nonce.presenter.ts';
import { regulationOf } from '../payment-methods/authentication-insight.ts';
import { tokenizeCard } from './tokenization.service.ts';
import { readClientCall, type ClientCall } from '../client-api/client-call.ts';

/** Cards to nonces, within the client API. */
export function addTokenization(scope: FastifyInstance, deps: Dependencies): void {
  scope.post('/client_api/v1/payment_methods/credit_cards', async (request, reply) => {
    const answer = await tokenizeByRest(deps, await readClientCall(deps, request));
    return reply.status(answer.isVaulted ? 201 : 202).send(answer.body);
  });
}

/** `{creditCard, authenticationInsight?, merchantAccountId?}` to a nonce and what browsers may know of it. */
async function tokenizeByRest(deps: Dependencies, { input, ...caller }: ClientCall) {
  const card = cardInput.safeParse(input['creditCard']);
  if (!card.success) refuse(400, 'The request has no credit card.');
  const isValidating = card.data.options?.validate ?? caller.grant !== undefined;
  const tokenized = await tokenizeCard(deps, { caller, card: card.data, isValidating });
  const { nonce } = tokenized;
  const presented = tokenized.card
    ? presentCardNonce(nonce, tokenized.card)
    : presentCvvNonce(nonce);
  const insight = input['authenticationInsight'] === true && {
    authenticationInsight: {
      regulationEnvironment: await regulationOf(
        deps.db,
        caller.merchant.id,
        input['merchantAccountId'],
      ),
    },
  };
  return {
    isVaulted: tokenized.isVaulted,
    body: { creditCards: [{ ...presented, ...insight }] },
  };
}
