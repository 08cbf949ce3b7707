import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

/**
 * Sends the beginning of a transaction together with its first statement: an answer that is waited for wakes
 * both sides, which costs more than a short statement does. Needs a pool with `pipeline`.
 */
export class PipeliningDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PipeliningDriver(this.#config);
  }
}

class PipeliningDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    /* What keeps it from beginning keeps its statements from running: they say so. */
    begun.catch(() => undefined);
    this.#begun.set(connection, begun);
    return Promise.resolve();
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#begun.get(connection);
    await super.commitTransaction(connection);
  }
}
