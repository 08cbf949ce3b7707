import { MigrationFailure } from './failure.ts';
import type { AppliedMigration, Migration } from './read.ts';

/** The files still to apply; refuses every history that is not a prefix of the folder. */
export function planMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) {
      throw new MigrationFailure(
        `The database is newer than this program: it has migration ${name}. Use the newer program.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationFailure(
        `${name}.sql was changed after it was applied. Restore it, and put the change into a new file.`,
      );
    }
  }
  const pending = files.filter(({ name }) => !applied.some((row) => row.name === name));
  const newest = applied.at(-1)?.name ?? '';
  const late = pending.find(({ name }) => name < newest);
  if (late) {
    throw new MigrationFailure(
      `${late.name}.sql sorts before ${newest}, which is applied already.`,
    );
  }
  return pending;
}
