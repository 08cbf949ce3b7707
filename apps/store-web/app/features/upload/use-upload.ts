import type { UploadSnapshot } from '@albumen/uploader/upload-state';
import { useSyncExternalStore } from 'react';
import { activeUpload, subscribeUpload, type ActiveUpload } from './upload-center.ts';

export function useActiveUpload(): ActiveUpload | undefined {
  return useSyncExternalStore(subscribeUpload, activeUpload, () => undefined);
}

export function useUploadSnapshot({ session }: ActiveUpload): UploadSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot, session.getSnapshot);
}
