let uploader: object | null = null;

/** Whether a session of this page is uploading. Only one may at a time. */
export function isUploading(): boolean {
  return uploader !== null;
}

/** Takes the flag for a session; false when another one holds it. */
export function claimUploading(session: object): boolean {
  uploader ??= session;
  return uploader === session;
}

/** Gives the flag back; does nothing for a session that does not hold it. */
export function releaseUploading(session: object): void {
  if (uploader === session) uploader = null;
}

/**
 * Has the browser ask before the page is left during an upload, or while anything else would be lost.
 * The words are the browser's own; for navigation inside the app show `uploadMessages.exitPrompt`.
 * @returns how to stop asking.
 */
export function promptBeforeLeaving(wouldLose: () => boolean = isUploading): () => void {
  const prompt = (event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault();
  };
  addEventListener('beforeunload', prompt);
  return () => removeEventListener('beforeunload', prompt);
}
