import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { cardInput } from '../tokenization/card-input.ts';
import { presentCardNonce } from '../tokenization/card.presenter.ts';
import { regulationOf } from '../tokenization/insight.ts';
import { tokenizeCard } from '../tokenization/tokenization.service.ts';
import type { ClientCall } from './client-call.ts';

/** `{creditCard, authenticationInsight?, merchantAccountId?}` to a nonce and what may be told of it. */
export async function tokenizeByRest(deps: Dependencies, { input, ...caller }: ClientCall) {
  const card = cardInput.safeParse(input['creditCard']);
  if (!card.success) refuse(400, 'The request has no credit card.');
  const isValidating = card.data.options?.validate ?? caller.grant !== undefined;
  const tokenized = await tokenizeCard(deps, { caller, card: card.data, isValidating });
  const presented = presentCardNonce(tokenized.nonce, tokenized.card);
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
