import type { Confinement } from '@albumen/imaging/confinement';
import { openProcessLog as openLog } from '@albumen/server-kit/process-log';
import type { Settings } from './settings.ts';

const confinedAs: Readonly<Record<Confinement, string>> = {
  namespaces: 'decoders see their own folder and no network',
  'no-new-privileges': 'decoders have no capabilities, but this machine’s files and network',
  none: 'decoders have the rights of this process: this machine allows no confinement',
};

/** Of a process of the store. */
export function openProcessLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>) {
  const { line, ...log } = openLog(LOG_LEVEL);
  return {
    ...log,
    confined: (confinement: Confinement) =>
      line[confinement === 'namespaces' ? 'info' : 'warn'](
        { confinement },
        confinedAs[confinement],
      ),
  };
}
