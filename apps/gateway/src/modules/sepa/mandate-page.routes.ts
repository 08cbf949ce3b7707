import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { BankPages } from '../../frames/bank/bank-pages.ts';
import { refuse } from '../../http/refusal.ts';
import { nameToPayers } from '../merchants/merchants.service.ts';
import { renderMandatePage } from './mandate-page.ts';
import type { MandateRow } from './mandates.queries.ts';
import { answerMandate, getMandateAtBank, type MandateAnswer } from './mandates.service.ts';

const answers: readonly string[] = ['approve', 'block', 'cancel', 'refuse'];

/** Where account owners give their mandates. */
export function addMandatePage(scope: FastifyInstance, deps: Dependencies, pages: BankPages): void {
  scope.get('/bank/mandates/:key', async (request, reply) =>
    pages.send(reply, await shown(await mandateAt(deps, request), request)),
  );
  scope.post('/bank/mandates/:key', async (request, reply) => {
    const mandate = await mandateAt(deps, request);
    const answer = answerIn(request);
    const answered = answer && (await answerMandate(deps, mandate, answer));
    if (!answered) return pages.send(reply, await shown(await mandateAt(deps, request), request));
    return reply.redirect(wayBack(answered, answer), 303);
  });

  async function shown(mandate: MandateRow, request: FastifyRequest) {
    const { merchantId, returnUrl, cancelUrl } = mandate;
    return {
      request,
      merchantId,
      waysBack: [returnUrl, cancelUrl],
      html: renderMandatePage({
        mandate,
        merchantName: await nameToPayers(deps.db, merchantId),
        files: await pages.files(),
      }),
    };
  }
}

async function mandateAt(deps: Dependencies, { params }: FastifyRequest): Promise<MandateRow> {
  const { key } = params as { key: string }; // named in the path
  return (await getMandateAtBank(deps, key)) ?? refuse(404, 'There is no such mandate.');
}

function answerIn({ body }: FastifyRequest): MandateAnswer | undefined {
  const { answer } = Object(body) as { answer?: unknown };
  return answers.includes(String(answer)) ? (answer as MandateAnswer) : undefined; // listed above
}

/** A bank that refuses leads back without a word of success. */
function wayBack({ returnUrl, cancelUrl }: MandateRow, answer: MandateAnswer | undefined): string {
  if (answer === 'cancel') return cancelUrl;
  const url = new URL(returnUrl);
  if (answer === 'refuse') url.searchParams.delete('success');
  return url.href;
}
