import { calls } from '@albumen/contract/schemas/accounts';
import * as schemas from '@albumen/contract/schemas/accounts';
import { hasAddress } from '@albumen/contract/forms/account-forms';
import { labBrandFacts } from '@albumen/contract/brands';
import type { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { countHit } from '../../http/rate-limits.ts';
import { fail } from '../../http/problem-error.ts';
import { originOf } from '../../http/session-origin.ts';
import type { Router } from '../../http/route.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { checkAddress } from '../addresses/check-address.service.ts';
import type { AccountDependencies } from './account-ports.ts';
import { presentAccountRow } from './accounts.presenter.ts';
import { createAccount } from './create-account.service.ts';
import { studioName } from '../../studio-name.ts';
import { accountLimits } from './rate-limits.ts';
import { isRegisteredEmail, openRegistration } from './registration.service.ts';
import { keepSession } from './session-cookies.ts';
import { findToken } from './tokens.queries.ts';

type Body = z.infer<typeof schemas.createAccountBody>;

export function addCreateAccount(route: Router, deps: AccountDependencies): void {
  addRegistration(route, deps);

  route(
    calls.createAccount,
    {
      html: (answer) =>
        'next' in answer
          ? deps.pages.renderPartial('account-created', { next: answer.next })
          : deps.pages.renderPartial('address-answer', { answer }),
      problemHtml: (problem) => deps.pages.renderPartial('account-refused', { problem }),
    },
    async ({ visit, body, request, reply }) => {
      await countHit(deps.db, accountLimits.createPerIp, request.ip);
      const given = body;
      const checked = await checkStudioAddress(deps, given);
      // This comes before the bot check: its token counts once, and is needed for the answer to the question.
      if (checked.doubt) return checked.doubt;
      await checkBot(deps, visit, { token: given.botToken, ip: request.ip });
      const { account, token, next } = await createAccount(deps, visit, {
        fields: given.fields,
        url: given.url,
        registration: given.registration,
        autocompleteLogs: logsOf(given.autocompleteLogs),
        isAddressValidated: checked.isValidated,
        origin: originOf(request),
      });
      keepSession({ visit, reply, csrf: deps.csrf }, token);
      return { next, account: presentAccountRow(account) };
    },
  );
}

/** Optional as a whole, and then right. */
async function checkStudioAddress(deps: Dependencies, { fields, addressValidated }: Body) {
  if (!hasAddress(fields)) return { isValidated: false };
  return checkAddress(deps, {
    name: studioName(fields),
    values: fields,
    isChosen: String(addressValidated ?? 'false') === 'true',
    isShippedTo: true,
  });
}

function addRegistration(route: Router, deps: Dependencies): void {
  route(calls.startRegistration, async ({ visit, query }) => {
    await openRegistration(deps.db, visit);
    const link = await findToken(deps.db, {
      tokenHash: hashToken(query.registration ?? ''),
      labBrand: visit.labBrand,
      purposes: ['register'],
    });
    return { email: link?.targetEmail ?? null };
  });

  route(calls.isEmailRegistered, async ({ visit, params, request }) => ({
    isRegistered: await isRegisteredEmail(deps.db, visit, {
      email: params.email,
      ip: request.ip,
    }),
  }));
}

async function checkBot(
  deps: Dependencies,
  visit: Visit,
  { token, ip }: { token: string | undefined; ip: string },
): Promise<void> {
  if (!labBrandFacts[visit.labBrand].hasBotCheck) return;
  if (!(await deps.botCheck.verify(token ?? '', ip))) fail('botCheckFailed');
}

/** A form without script sends them as text. */
function logsOf(given: Body['autocompleteLogs']) {
  if (given === undefined || given === '') return [];
  if (typeof given !== 'string') return given;
  const parsed = schemas.autocompleteLogs.safeParse(parseJson(given));
  return parsed.success ? parsed.data : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
