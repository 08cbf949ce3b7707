import { ScrollRegion } from './scroll-region.tsx';
import type { OperatorOverview } from '@albumen/contract/endpoints/operator';

type Job = OperatorOverview['jobs'][number];

/** What runs or waits comes first. */
export function JobTable({ jobs }: { jobs: OperatorOverview['jobs'] }) {
  return (
    <ScrollRegion label="Jobs by kind">
      <table className="operator__table">
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col">Waiting</th>
            <th scope="col">Later</th>
            <th scope="col">Running</th>
            <th scope="col">Retrying</th>
            <th scope="col">Dead</th>
          </tr>
        </thead>
        <tbody>
          {jobs
            .toSorted((a, b) => Number(isIdle(a)) - Number(isIdle(b)))
            .map((job) => (
              <tr key={job.name} className={isIdle(job) ? 'text-muted' : undefined}>
                <th scope="row">{job.name}</th>
                {[job.waiting, job.deferred, job.running, job.retrying, job.dead].map(
                  (count, column) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the columns are fixed
                    <td key={column}>{count.toLocaleString('en-US')}</td>
                  ),
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function isIdle({ waiting, deferred, running, retrying, dead }: Job): boolean {
  return waiting + deferred + running + retrying + dead === 0;
}
