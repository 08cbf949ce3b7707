/** The migrations on disk and the database do not fit, or one of them failed. */
export class MigrationFailure extends Error {
  override name = 'MigrationFailure';
}
