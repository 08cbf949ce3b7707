import { PayProvider } from '@albumen/pay-react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { useGatewayTraffic } from '../../live-log/gateway-traffic.ts';
import { LiveLog } from '../../live-log/live-log.tsx';
import { SepaForm } from './sepa-form.tsx';
import '../card/card-panel.css';
import '../local/local-panel.css';

const ignore = () => undefined;

/** Bank accounts that are debited by mandate, beside what happens. */
export function SepaPanel({ facts }: { facts: PlaygroundFacts }) {
  useGatewayTraffic();
  return (
    <PayProvider
      gatewayUrl={facts.gatewayUrl}
      integrity={facts.integrity}
      authorization={facts.tokenizationKey}
    >
      <div className="bench">
        <div className="stage">
          <h1 className="visually-hidden">SEPA direct debit</h1>
          <div className="stage__page stage__page--local">
            <SepaForm gatewayUrl={facts.gatewayUrl} />
          </div>
        </div>
        <div className="inspector">
          <LiveLog onPick={ignore} />
        </div>
      </div>
    </PayProvider>
  );
}
