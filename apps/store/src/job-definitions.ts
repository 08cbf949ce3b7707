import type { JobDefinition } from '@albumen/server-kit/jobs';
import { sendMail } from './mail-jobs.ts';
import { booksJobs } from './modules/books/books.jobs.ts';
import { renderProofJob } from './modules/cart/proof.jobs.ts';
import { faceJobs } from './modules/faces/face-jobs.ts';
import { housekeepingJobs } from './modules/files/housekeeping.jobs.ts';
import { galleryJobs } from './modules/galleries/close-addresses.service.ts';
import { labJobs } from './modules/lab/lab-jobs.ts';
import { orderJobs } from './modules/orders/orders.jobs.ts';
import { paymentLinkJobs } from './modules/payment-links/payment-links.jobs.ts';
import { paymentJobs } from './modules/payments/payment-jobs.ts';
import {
  refinePhotosJob,
  renderPhotoJob,
  resumeRenderingJob,
} from './modules/renditions/render-photo.jobs.ts';

/** Every kind of background work; each module declares its own. */
export const jobDefinitions: readonly JobDefinition<never>[] = [
  sendMail,
  refinePhotosJob,
  renderPhotoJob,
  resumeRenderingJob,
  ...faceJobs,
  renderProofJob,
  ...galleryJobs,
  ...labJobs,
  ...housekeepingJobs,
  ...paymentJobs,
  ...orderJobs,
  ...paymentLinkJobs,
  ...booksJobs,
];
