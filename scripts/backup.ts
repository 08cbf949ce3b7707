/** `npm run backup -- <folder> [--previous <earlier backup>]`, while Albumen runs or stands still. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './lib/backup/make-backup.ts';
import { readSettings } from './lib/read-settings.ts';

const usage = 'npm run backup -- <folder> [--previous <folder of an earlier backup>]';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { previous: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error(usage);
  const startedAt = performance.now();
  const { tables, rows, files, faceDescriptors } = await makeBackup({
    settings: readSettings(),
    target: resolve(folder),
    ...(values.previous === undefined ? {} : { previous: resolve(values.previous) }),
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${rows} rows of ${tables} tables and ${files} files in ${seconds} s: ${folder}`);
  console.log(
    faceDescriptors === 0
      ? 'It holds nothing that tells faces apart.'
      : `It holds what tells ${faceDescriptors} faces apart: docs/faces.md says when to delete it.`,
  );
  console.log('It holds personal data and secrets; keep it where only you can read it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
