/**
 * The limits that every page looks at, apart from the others: a gallery carries these and no more.
 * All others are `limits`, which has these as well.
 */
export const pageLimits = {
  galleryBreakpoints: [0, 768, 1024, 1600],
  galleryResizeDelayMs: 300,
  loadingShownAfterMs: 80,
  loadingClearedAfterMs: 50,
  /** An editor that takes its time shows its own shape by then. */
  editorLoadingClearedMs: 3_000,
  requestTimeoutMs: 30_000,
  requestRetries: 2,
  requestRetryDelayMs: 250,
  undoMs: 10_000,
  recentHours: 24,
  /** Photos that go to the shop together: they travel in the address. */
  boughtPhotos: 200,
} as const;
