import { plainPages } from '../../../apps/store/src/http/page-renderer.ts';
import { readAllUnread } from '../../../apps/store/src/modules/photos/photo-sums.service.ts';
import { wire } from '../../../apps/store/src/wire.ts';
import type { Settings } from '../../../apps/store/src/settings.ts';

interface ReadPhotosOptions {
  settings: Settings;
  databaseUrl: string;
  log: (line: string) => void;
}

/** Reads what arrived without being read, so that the release before can work on it. */
export async function readPhotos({ log, ...where }: ReadPhotosOptions): Promise<void> {
  const { deps, close } = await wire({ ...where, role: 'web', pages: plainPages });
  try {
    log(`${await readAllUnread(deps)} photos were read.`);
  } finally {
    await close();
  }
}
