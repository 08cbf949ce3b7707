import type { OrderStep } from '@albumen/contract/endpoints/orders';
import { Moment } from '../../shell/moment.tsx';

export function OrderTimeline({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <ol className="timeline">
      {steps.map((step, at) => (
        // Steps are only ever added at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="timeline__step">
          <span>{step.title}</span>
          {step.detail !== undefined && (
            <span className="text-sm">
              {step.trackingUrl === undefined ? (
                step.detail
              ) : (
                <a className="link" href={step.trackingUrl} rel="noreferrer">
                  {step.detail}
                </a>
              )}
            </span>
          )}
          <span className="text-sm text-muted">
            <Moment at={step.happenedAt} />
          </span>
        </li>
      ))}
    </ol>
  );
}
