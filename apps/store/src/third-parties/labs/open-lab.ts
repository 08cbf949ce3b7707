import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { createHotFolder } from './hot-folder.ts';
import type { Lab } from './lab.ts';

/** The lab that the settings name; a folder otherwise. */
export function openLab(settings: Settings): Lab {
  const root = settings.LAB_HOT_FOLDER ?? join(settings.DATA_DIR, 'lab');
  return createHotFolder({ root, now: () => new Date() });
}
