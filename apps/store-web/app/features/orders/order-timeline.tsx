import type { OrderStep } from '@albumen/contract/endpoints/orders';
import { Moment } from '../../shell/moment.tsx';

export function OrderTimeline({ steps }: { steps: readonly OrderStep[] }) {
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li key={`${step.title} ${step.happenedAt}`} className="timeline__step">
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
