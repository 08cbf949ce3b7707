import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import type { BankPages } from '../../frames/bank/bank-pages.ts';
import { addWalletFiles } from '../../frames/wallet/wallet-pages.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import { allowedOrigins, nameToPayers } from '../merchants/merchants.service.ts';
import { answerWallet, type Answered } from './answer-wallet.ts';
import { renderClosed, renderDone, renderLogin } from './login-page.ts';
import type { PayPalRequest } from './paypal-request.ts';
import { renderReview } from './wallet-page.ts';
import { payerOf } from '../../test-values/wallet-payers.ts';
import { getRequest, isSessionOf } from './wallet.service.ts';
import { cancelAddress, isWalletPage, returnAddress } from './ways-back.ts';

const donePath = '/wallet/done';

/** The wallet that payers log in to. */
export function addWallet(scope: FastifyInstance, deps: Dependencies, pages: BankPages): void {
  const files = addWalletFiles(scope, pages);
  for (const path of ['/wallet/checkout', '/wallet/agreements']) {
    scope.get(path, async (request, reply) =>
      show(request, reply, { asked: await requestAt(deps, request) }),
    );
    scope.post(path, async (request, reply) => {
      const asked = await requestAt(deps, request);
      const answered = await answerWallet(deps, asked, {
        fields: Object(request.body) as Readonly<Record<string, unknown>>,
        isLoggedIn: isLoggedIn(asked, request),
      });
      return follow(request, reply, { asked, answered });
    });
  }
  scope.get(donePath, async (request, reply) => {
    const asked = await requestAt(deps, request);
    const { merchantId } = asked;
    const html = renderDone(await files(), {
      request: asked,
      origins: await originsOf(merchantId),
    });
    return pages.send(reply, { html, request, merchantId, waysBack: [] });
  });

  async function originsOf(merchantId: string): Promise<readonly string[]> {
    return [...(await allowedOrigins(deps.db, merchantId)), 'loopback'];
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { asked, notice = noticeIn(request) }: { asked: PayPalRequest; notice?: string | undefined },
  ): Promise<FastifyReply> {
    const { merchantId, terms, returnUrl, cancelUrl } = asked;
    const merchantName = terms.brandName || (await nameToPayers(deps.db, merchantId));
    const origins = await originsOf(merchantId);
    const shown = { request: asked, merchantName, files: await files(), notice, origins };
    const ways = [returnUrl, cancelUrl].filter((url) => !isWalletPage(url));
    const html = pageFor(request, shown);
    return pages.send(reply, { html, request, merchantId, waysBack: ways });
  }

  function follow(
    request: FastifyRequest,
    reply: FastifyReply,
    { asked, answered }: { asked: PayPalRequest; answered: Answered },
  ): FastifyReply | Promise<FastifyReply> {
    const done = `${addressesFor(deps.settings, request).assets}${donePath}`;
    switch (answered.way) {
      case 'return':
        return reply.redirect(returnAddress(answered.request, done), 303);
      case 'cancel':
        return reply.redirect(cancelAddress(answered.request, done), 303);
      case 'look':
        return reply.redirect(addressWith(request, answered), 303);
      case 'again':
        return show(request, reply.status(422), { asked, notice: answered.notice });
    }
  }
}

type PageShown = Parameters<typeof renderLogin>[0];

function pageFor(request: FastifyRequest, shown: PageShown): string {
  const { request: asked } = shown;
  if (asked.status !== 'created') return renderClosed(shown);
  const payer = isLoggedIn(asked, request) ? payerOf(asked.payerId) : undefined;
  if (!payer) return renderLogin(shown);
  const paysAtOnce = wordsOf(request)['useraction'] === 'commit';
  return renderReview({ ...shown, payer, paysAtOnce });
}

async function requestAt(deps: Dependencies, request: FastifyRequest): Promise<PayPalRequest> {
  const { token, ba_token: agreement } = wordsOf(request);
  return (
    (await getRequest(deps, agreement ?? token ?? '')) ??
    refuse(404, 'The wallet knows of no such payment.')
  );
}

/** After a change that the payer has not seen yet, or one that the shop refused. */
function noticeIn(request: FastifyRequest): string | undefined {
  const { changed, refused } = wordsOf(request);
  if (refused) return 'The shop does not ship that way. Choose another one.';
  return changed && 'The price has changed. Look at it again.';
}

function isLoggedIn(asked: PayPalRequest, request: FastifyRequest): boolean {
  return isSessionOf(asked, wordsOf(request)['s'] ?? '');
}

/** Words of the address; one that is given twice counts for nothing. */
function wordsOf({ query }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(Object(query) as Record<string, unknown>);
  return Object.fromEntries(entries.filter(([, word]) => typeof word === 'string')) as Record<
    string,
    string
  >; // the rest was left out
}

/** The same page again, with other words. */
function addressWith(
  request: FastifyRequest,
  { session, isChanged = false }: { session?: string | undefined; isChanged?: boolean },
): string {
  const { pathname, searchParams } = new URL(request.url, 'http://gateway');
  searchParams.delete('changed');
  searchParams.delete('refused');
  if (session === '') searchParams.delete('s');
  else if (session !== undefined) searchParams.set('s', session);
  if (isChanged) searchParams.set('changed', '1');
  return `${pathname}?${searchParams.toString()}`;
}
