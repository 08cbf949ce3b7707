import { PayProvider } from '@albumen/pay-react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { useGatewayTraffic } from '../../live-log/gateway-traffic.ts';
import { LiveLog } from '../../live-log/live-log.tsx';
import { PayPalForm } from './paypal-form.tsx';
import '../card/card-panel.css';
import '../local/local-panel.css';

const ignore = () => undefined;

/** A wallet in a window of its own, beside what happens. */
export function PayPalPanel({ facts }: { facts: PlaygroundFacts }) {
  useGatewayTraffic();
  return (
    <PayProvider
      gatewayUrl={facts.gatewayUrl}
      integrity={facts.integrity}
      authorization={facts.tokenizationKey}
    >
      <div className="bench">
        <div className="stage">
          <h1 className="visually-hidden">PayPal</h1>
          <div className="stage__page stage__page--local">
            <PayPalForm gatewayUrl={facts.gatewayUrl} />
          </div>
        </div>
        <div className="inspector">
          <LiveLog onPick={ignore} />
        </div>
      </div>
    </PayProvider>
  );
}
