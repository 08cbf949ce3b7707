import { expect, test } from 'vitest';
import { limits } from './limits.ts';

/*
 * The table of limits once more, in its own units, so that a number changed by accident is
 * noticed. What each limit does is shown by the tests of the feature that keeps it.
 */
const second = 1000;
const rows: readonly (readonly [what: string, limit: unknown, specified: unknown])[] = [
  ['photos per gallery', limits.photosPerGallery, 3200],
  ['photo size', limits.photoMaxBytes, 40 * 1_048_576],
  ['photo types', limits.photoExtensions, ['jpg', 'jpeg']],
  ['photo minimum', limits.photoMinPixels, 1200],
  ['photo recommended', limits.photoRecommendedPixels, 2000],
  ['logo size', limits.logoMaxBytes, 34 * 1_048_576],
  ['logo types', limits.logoExtensions, ['jpg', 'jpeg', 'png', 'svg']],
  ['logo minimum', limits.logoMinPixels, 50],
  ['1 MB', limits.megabyteBytes, 1_048_576],
  ['upload concurrency', limits.uploadLanes, 3],
  ['upload concurrency, performance', limits.uploadLanesPerformance, 12],
  ['upload concurrency, zero', limits.uploadLanesZero, 2],
  ['thumbnails', limits.thumbnailPixels, 256],
  ['EXIF read', limits.exifReadBytes, 65_635],
  ['health check timeout', limits.healthTimeoutMs, 10 * second],
  ['token verify timeout', limits.verifyTimeoutMs, 15 * second],
  ['gallery sync', limits.gallerySyncMs, 10 * second],
  ['create-page loading wait', limits.createPageLoadingWaitMs, 2 * second],
  ['visitor cookie', limits.visitorCookieMs, 90 * 24 * 3600 * second],
  ['abandoned cart clear', limits.abandonedCartDays, 90],
  ['card preload', limits.cardPreloadCount, 20],
  ['card preload spacing', limits.cardPreloadSpacingMs, 50],
  ['gallery layout breakpoints', limits.galleryBreakpoints, [0, 768, 1024, 1600]],
  ['gallery resize delay', limits.galleryResizeDelayMs, 300],
  ['share-copy confirmation', limits.shareCopiedMs, 2 * second],
  ['password minimum', limits.passwordMinCharacters, 8],
  ['request timeout', limits.requestTimeoutMs, 30_000],
  ['request retries', limits.requestRetries, 2],
  ['request retry delay', limits.requestRetryDelayMs, 250],
  ['loading indicator appears', limits.loadingShownAfterMs, 80],
  ['loading indicator clears', limits.loadingClearedAfterMs, 50],
  ['cart actions wait', limits.cartActionWaitMs, 200],
  ['editor loading indicator cleared', limits.editorLoadingClearedMs, 3 * second],
  ['quantity change delay', limits.quantityDelayMs, 300],
  ['default quantity', limits.defaultQuantity, 1],
  ['time-difference helper', limits.recentHours, 24],
  ['smooth scroll to a category', limits.scrollOffsetCategoryPixels, 120],
  ['smooth scroll to matching designs', limits.scrollOffsetDesignsPixels, 20],
  ['smooth scroll delay', limits.scrollDelayMs, 300],
  ['text-detail toggle lock', limits.detailsToggleLockMs, 500],
  ['preview image retry', limits.previewRetries, 5],
  ['preview image retry delay', limits.previewRetryDelayMs, 10 * second],
  ['address candidates', limits.addressCandidates, 5],
  ['address batch', limits.addressBatch, 100],
];

test.each(rows)('%s is as specified', (_, limit, specified) => {
  expect(limit).toEqual(specified);
});
