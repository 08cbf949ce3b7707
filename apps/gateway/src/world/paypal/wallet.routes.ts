import { textsOf } from '@albumen/domain/json-record';
import type { Html } from '@albumen/server-kit/html';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveFile } from '../../browser-files/send-file.ts';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import { nameToPayers } from '../../modules/merchants/merchants.service.ts';
import type { PayPalRequest } from '../../modules/paypal/paypal-request.ts';
import { getRequest, isSessionOf } from '../../modules/paypal/wallet.service.ts';
import { addQuestion, pageOrigins, type Outcome, type QuestionPage } from '../pages/question.ts';
import { answerWallet, type WalletOutcome } from './answer-wallet.ts';
import { renderClosed, renderDone, renderLogin } from './login-page.ts';
import { payerOf } from './payers.ts';
import { renderReview } from './review-page.ts';
import { walletFiles, walletPath, type Shown } from './wallet-sheet.ts';
import { cancelAddress, isWalletPage, returnAddress } from './return-addresses.ts';

const donePath = '/wallet/done';

/** The wallet that payers log in to. */
export function addPayPalWallet(scope: FastifyInstance, deps: Dependencies): void {
  serveFile(scope, `${walletPath}.js`, async () => (await walletFiles()).script);
  serveFile(scope, `${walletPath}.css`, async () => (await walletFiles()).style);
  const find = (request: FastifyRequest): Promise<PayPalRequest> => requestAt(deps, request);
  for (const path of ['/wallet/checkout', '/wallet/agreements']) {
    addQuestion(scope, deps, {
      path,
      find,
      show: (asked, request) => show(deps, request, { asked, notice: noticeIn(request) }),
      answer: async (asked, request) => {
        const outcome = await answerWallet(deps, asked, {
          fields: textsOf(request.body),
          isLoggedIn: isLoggedIn(asked, request),
        });
        return follow(deps, request, { asked, outcome });
      },
    });
  }
  addQuestion(scope, deps, {
    path: donePath,
    find,
    show: async (asked) => {
      const { merchantId } = asked;
      const origins = await pageOrigins(deps, merchantId);
      return { page: await renderDone({ request: asked, origins }), merchantId, returnUrls: [] };
    },
  });
}

interface Asking {
  asked: PayPalRequest;
  notice?: string | undefined;
}

async function show(
  deps: Dependencies,
  request: FastifyRequest,
  { asked, notice }: Asking,
): Promise<QuestionPage> {
  const { merchantId, terms, returnUrl, cancelUrl } = asked;
  const merchantName = terms.brandName || (await nameToPayers(deps.db, merchantId));
  const origins = await pageOrigins(deps, merchantId);
  const page = await pageFor(request, { request: asked, merchantName, notice, origins });
  const returnUrls = [returnUrl, cancelUrl].filter((url) => !isWalletPage(url));
  return { page, merchantId, returnUrls };
}

function pageFor(request: FastifyRequest, shown: Shown): Promise<Html> {
  const { request: asked } = shown;
  if (asked.status !== 'created') return renderClosed(shown);
  const payer = isLoggedIn(asked, request) ? payerOf(asked.payerId) : undefined;
  if (!payer) return renderLogin(shown);
  const paysAtOnce = textsOf(request.query)['useraction'] === 'commit';
  return renderReview({ ...shown, payer, paysAtOnce });
}

async function follow(
  deps: Dependencies,
  request: FastifyRequest,
  { asked, outcome }: { asked: PayPalRequest; outcome: WalletOutcome },
): Promise<Outcome> {
  const done = `${addressesFor(deps.settings, request).assets}${donePath}`;
  switch (outcome.kind) {
    case 'return':
      return { redirect: returnAddress(outcome.request, done) };
    case 'cancel':
      return { redirect: cancelAddress(outcome.request, done) };
    case 'look':
      return { redirect: addressWith(request, outcome) };
    case 'again':
      return { show: await show(deps, request, { asked, notice: outcome.notice }), status: 422 };
  }
}

async function requestAt(deps: Dependencies, { query }: FastifyRequest): Promise<PayPalRequest> {
  const { token, ba_token: agreement } = textsOf(query);
  return (
    (await getRequest(deps, agreement ?? token ?? '')) ??
    refuse(404, 'The wallet knows of no such payment.')
  );
}

/** Explains a change that the payer has not seen yet, or one that the shop refused. */
function noticeIn({ query }: FastifyRequest): string | undefined {
  const { changed, refused } = textsOf(query);
  if (refused) return 'The shop does not ship that way. Choose another one.';
  return changed && 'The price has changed. Look at it again.';
}

function isLoggedIn(asked: PayPalRequest, { query }: FastifyRequest): boolean {
  return isSessionOf(asked, textsOf(query)['s'] ?? '');
}

/** The address of the same page with another query. */
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
