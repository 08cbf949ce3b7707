import type { Dependencies } from './dependencies.ts';
import { sendMail } from './mail-jobs.ts';
import { startBooksJobs } from './modules/books/books.jobs.ts';
import { startProofs } from './modules/cart/proof.worker.ts';
import { enqueueFaces, startFaces } from './modules/faces/find-faces.jobs.ts';
import { startHousekeeping } from './modules/files/housekeeping.jobs.ts';
import { startGalleryJobs } from './modules/galleries/close-addresses.service.ts';
import { startLab } from './modules/lab/lab.worker.ts';
import { createOrderPort } from './modules/orders/lab-port.service.ts';
import { startOrderJobs } from './modules/orders/orders.jobs.ts';
import { startPaymentLinkJobs } from './modules/payment-links/payment-links.jobs.ts';
import { startPayments } from './modules/payments/payments.worker.ts';
import { startRendering } from './modules/renditions/render-photo.jobs.ts';

/** Begins to work on every kind of job; stopping the queue stops the work. */
export async function startWorkers(deps: Dependencies): Promise<void> {
  await deps.jobs.work(sendMail, { concurrency: 2 }, (mail) => deps.mailer.send(mail));
  await startRendering(deps, (trx, photoId) => enqueueFaces(deps, trx, photoId));
  await startFaces(deps);
  await startGalleryJobs(deps);
  await startProofs(deps);
  await startHousekeeping(deps);
  await startPayments(deps);
  await startOrderJobs(deps);
  await startPaymentLinkJobs(deps);
  await startBooksJobs(deps);
  await startLab({ ...deps, orders: createOrderPort(deps) });
}
