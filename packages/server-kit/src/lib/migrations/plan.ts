import { MigrationFailure } from './failure.ts';
import type { AppliedMigration, Migration } from './read.ts';

/**
 * The files still to apply. A database that a newer release has migrated is left as it is: each release's
 * schema serves the release before it. Every other history that is not a prefix of the folder is refused.
 */
export function planMigrations(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly Migration[] {
  const last = files.at(-1)?.name ?? '';
  for (const { name, checksum } of applied) {
    if (name > last) continue;
    const file = files.find((candidate) => candidate.name === name);
    if (!file) {
      throw new MigrationFailure(
        `The database has migration ${name}, and this program has no such file. It is no later release’s.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new MigrationFailure(
        `${name}.sql was changed after it was applied. Restore it, and put the change into a new file.`,
      );
    }
  }
  const pending = files.filter(({ name }) => !applied.some((row) => row.name === name));
  const newest = applied.findLast(({ name }) => name <= last)?.name ?? '';
  const late = pending.find(({ name }) => name < newest);
  if (late) {
    throw new MigrationFailure(
      `${late.name}.sql sorts before ${newest}, which is applied already.`,
    );
  }
  return pending;
}
