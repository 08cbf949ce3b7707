import {
  PostgresDialect,
  PostgresDriver,
  SelectQueryNode,
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type OperationNode,
  type PostgresDialectConfig,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';

/**
 * Sends the beginning of a transaction together with its first statement where that one reads: an answer that
 * is waited for wakes both sides, which costs more than a short statement does. Needs a pool with `pipeline`.
 *
 * A beginning that fails leaves the connection outside of any transaction, where what was sent with it runs all
 * the same. So nothing but reading goes with it, and nothing at all after it.
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
  /** The beginnings that are not known to have come about: one that failed lets no statement pass. */
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>();

  constructor(config: PostgresDialectConfig) {
    super({ ...config, onCreateConnection: async (one) => this.#joinBeginnings(one) });
  }

  override beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const begun = super.beginTransaction(connection, settings);
    begun.catch(() => undefined); // whoever speaks next hears of it
    this.#begun.set(connection, begun);
    return Promise.resolve();
  }

  #joinBeginnings(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = async <Row>(
      query: CompiledQuery,
      options?: AbortableOperationOptions,
    ): Promise<QueryResult<Row>> => {
      const begun = this.#begun.get(connection);
      if (begun === undefined) return execute<Row>(query, options);
      const read = isReading(query.query) ? execute<Row>(query, options) : undefined;
      read?.catch(() => undefined); // of no interest where the beginning failed
      await begun;
      this.#begun.delete(connection);
      return read ?? execute<Row>(query, options);
    };
  }
}

function isReading(node: OperationNode): boolean {
  if (!SelectQueryNode.is(node)) return false;
  return node.with?.expressions.every(({ expression }) => isReading(expression)) ?? true;
}
