import type { LabBrand } from '@albumen/contract/brands';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Visit } from '../../http/visit.ts';

/** What is asked of modules that stand above accounts. */
export interface AccountPorts {
  /** What an unregistered visitor has made becomes the account's. */
  adoptVisitor(trx: Kysely<Tables>, visitorToken: string, accountId: string): Promise<void>;
  /** Called after a mailbox was proved: what was ordered with it as a guest becomes the account's. */
  adoptGuestOrders(
    trx: Kysely<Tables>,
    account: { id: string; email: string; labBrand: LabBrand },
  ): Promise<void>;
  /** The page of a gallery that waits to be shared; undefined where none does. */
  waitingGalleryPath(trx: Kysely<Tables>, accountId: string): Promise<string | undefined>;
  /** Photos of an account that is on its way out have no addresses that anybody knows. */
  closeAddresses(trx: Kysely<Tables>, accountId: string): Promise<void>;
  /** What is still to be paid out to it. */
  owedTo(
    db: Kysely<Tables>,
    accountId: string,
  ): Promise<{ amountMinor: number; currency: string }[]>;
  /** Brings the header's count of the cart up to date. */
  showCartStatus(
    visit: Visit,
    call: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<void>;
}

export type AccountDependencies = Dependencies & AccountPorts;
