import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { nameToPayers } from '../../modules/merchants/merchants.service.ts';
import {
  answerMandate,
  getMandateAtBank,
  type Mandate,
  type MandateAnswer,
} from '../../modules/sepa/mandates.service.ts';
import { addQuestion } from '../pages/question.ts';
import { renderMandatePage } from './mandate-page.ts';

const answers: readonly MandateAnswer[] = ['approve', 'block', 'cancel', 'refuse'];

/** Where account owners give their mandates. */
export function addMandatePage(scope: FastifyInstance, deps: Dependencies): void {
  addQuestion(scope, deps, {
    path: '/bank/mandates/:key',
    find: (request) => mandateAt(deps, request),
    show: async (mandate) => {
      const { merchantId, returnUrl, cancelUrl } = mandate;
      const merchantName = await nameToPayers(deps.db, merchantId);
      const page = await renderMandatePage({ mandate, merchantName });
      return { page, merchantId, returnUrls: [returnUrl, cancelUrl] };
    },
    answer: async (mandate, { body }) => {
      const given = textsOf(body)['answer'];
      const answer = answers.find((one) => one === given);
      const answered = answer && (await answerMandate(deps, mandate, answer));
      return answered && { redirect: returnAddress(answered, answer) };
    },
  });
}

async function mandateAt(deps: Dependencies, { params }: FastifyRequest): Promise<Mandate> {
  const { key = '' } = textsOf(params);
  return (await getMandateAtBank(deps, key)) ?? refuse(404, 'There is no such mandate.');
}

/** A bank that refuses leads back without a word of success. */
function returnAddress({ returnUrl, cancelUrl }: Mandate, answer: MandateAnswer): string {
  if (answer === 'cancel') return cancelUrl;
  const url = new URL(returnUrl);
  if (answer === 'refuse') url.searchParams.delete('success');
  return url.href;
}
