/** Vitest says "test" here, and the bundler would take that for development. */
export async function inProduction<Result>(work: () => Promise<Result>): Promise<Result> {
  const given = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await work();
  } finally {
    process.env['NODE_ENV'] = given;
  }
}
