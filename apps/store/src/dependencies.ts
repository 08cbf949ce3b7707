import type { FaceFinder } from '@albumen/faces/face-finder';
import type { FileStore } from '@albumen/file-store/file-store';
import type { LocalFileStore } from '@albumen/file-store/local';
import type { ImagingHost } from '@albumen/imaging/imaging-host';
import type { Jobs } from '@albumen/server-kit/jobs';
import type { Metrics } from '@albumen/server-kit/metrics';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Tables } from './db/tables.ts';
import type { Csrf } from './http/csrf.ts';
import type { PageRenderer } from './http/page-renderer.ts';
import type { Catalogs } from './modules/catalog/load-catalogs.ts';
import type { FaceModelInUse } from './modules/faces/face-model.ts';
import type { PayablePorts } from './modules/payments/payable.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { AddressService } from './third-parties/addresses/address-service.ts';
import type { BotCheck } from './third-parties/bot-check/bot-check.ts';
import type { EdgeCache } from './third-parties/edge/edge-cache.ts';
import type { ErrorReporter } from './third-parties/error-reporting/error-reporter.ts';
import type { Lab } from './third-parties/labs/lab.ts';
import type { Mailer } from './third-parties/mail/mailer.ts';
import type { TaxService } from './third-parties/tax/tax-service.ts';
import type { PaymentNotices } from './third-parties/payments/payment-notices.ts';
import type { Payments } from './third-parties/payments/payment-provider.ts';
import type { ProviderLedger } from './third-parties/payments/provider-ledger.ts';

/** Everything the app is made of: a plain object, wired once in `wire.ts` or by a test. */
export interface Dependencies {
  settings: Settings;
  secrets: Secrets;
  db: Kysely<Tables>;
  files: FileStore;
  /** Present when files lie on this computer: then we take uploads in ourselves. */
  localFiles: LocalFileStore | undefined;
  jobs: Jobs;
  /** Decodes pictures of strangers in processes that may die. */
  imaging: ImagingHost;
  /** Finds faces in our own renditions, in a process that may die. */
  faces: FaceFinder;
  /** What tells faces apart instead of our model, where the operator brought one. */
  faceModel: FaceModelInUse | undefined;
  mailer: Mailer;
  /** Forgets photos that visitors may not see; undefined where no delivery network is declared. */
  edge: EdgeCache | undefined;
  addresses: AddressService;
  taxes: TaxService;
  botCheck: BotCheck;
  errors: ErrorReporter;
  /** Makes what was ordered. */
  lab: Lab;
  /** Ways to take cards; empty where no gateway is set up. */
  payments: Payments;
  /** The gateway's notices; undefined where none is set up. */
  paymentNotices: PaymentNotices | undefined;
  /** What can be paid. */
  payables: PayablePorts;
  /** What the gateway says that it took and gave back; undefined where none is set up. */
  providerLedger: ProviderLedger | undefined;
  /** What each lab brand sells, read at start. */
  catalogs: Catalogs;
  clock: Clock;
  /** What this process measures of itself; undefined where nobody asks. */
  metrics: Metrics | undefined;
  csrf: Csrf;
  pages: PageRenderer;
}
