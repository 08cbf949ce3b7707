import { defineJob } from '@albumen/server-kit/jobs';
import type { Dependencies } from '../../dependencies.ts';
import { compareRecentDays } from './comparison.service.ts';
import { postMissing } from './post-missing.service.ts';
import { mailStatements } from './statement-mails.service.ts';

type Empty = Record<string, never>;

const compare = defineJob<Empty>({ name: 'books.compare', cron: '20 4 * * *', retryLimit: 8 });
/** Every day, so that one that was missed is made up for. */
const statements = defineJob<Empty>({ name: 'books.statements', cron: '10 6 * * *' });

/** Books at every start what was paid before there were books. */
const missing = defineJob<Empty>({ name: 'books.missing', uniqueKey: () => 'all' });

export const booksJobs = [compare, statements, missing] as const;

export async function startBooksJobs(deps: Dependencies): Promise<void> {
  const { jobs } = deps;
  await jobs.work(compare, {}, () => compareRecentDays(deps));
  await jobs.work(statements, {}, () => mailStatements(deps));
  await jobs.work(missing, {}, () => postMissing(deps));
  await jobs.enqueue(deps.db, missing, {});
}
