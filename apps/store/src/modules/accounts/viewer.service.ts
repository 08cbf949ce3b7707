import type { Viewer } from '@albumen/contract/endpoints/viewer';
import { rightsOfMember } from '@albumen/domain/rights/studio-roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Visit } from '../../http/visit.ts';
import { studioName } from '../../studio-name.ts';
import { getAccount } from './accounts.queries.ts';
import { presentAccountRow } from './accounts.presenter.ts';

/** The prompt shows for unregistered users without a visitor cookie. */
export function isCookieConsentAsked(visit: Visit): boolean {
  return visit.account === undefined && visit.visitorToken === undefined;
}

const visitOfMarketing = 2;

export async function viewerOf(db: Kysely<Tables>, visit: Visit): Promise<Viewer> {
  const consent = { isCookieConsentAsked: isCookieConsentAsked(visit) };
  if (visit.account === undefined) {
    return {
      account: null,
      ...consent,
      isWelcomeDue: false,
      isMarketingDue: false,
      worksFor: null,
    };
  }
  const account = await getAccount(db, visit.account.id);
  return {
    account: presentAccountRow(account),
    ...consent,
    isWelcomeDue: account.verifiedAt !== null && account.welcomedAt === null,
    worksFor: visit.worksFor
      ? {
          name: studioName(visit.worksFor.account),
          role: visit.worksFor.role,
          rights: [...rightsOfMember(visit.worksFor.role)],
        }
      : null,
    isMarketingDue: account.marketingAskedAt === null && account.visitCount >= visitOfMarketing,
  };
}
