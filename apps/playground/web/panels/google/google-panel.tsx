import { PayProvider } from '@albumen/pay-react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { useGatewayTraffic } from '../../live-log/gateway-traffic.ts';
import { LiveLog } from '../../live-log/live-log.tsx';
import { GoogleForm } from './google-form.tsx';
import '../card/card-panel.css';
import '../local/local-panel.css';

const ignore = () => undefined;

/** Cards from the Google Pay wallet, beside what happens. */
export function GooglePanel({ facts }: { facts: PlaygroundFacts }) {
  useGatewayTraffic();
  return (
    <PayProvider
      gatewayUrl={facts.gatewayUrl}
      integrity={facts.integrity}
      authorization={facts.tokenizationKey}
    >
      <div className="bench">
        <div className="stage">
          <h1 className="visually-hidden">Google Pay</h1>
          <div className="stage__page stage__page--local">
            <GoogleForm gatewayUrl={facts.gatewayUrl} />
          </div>
        </div>
        <div className="inspector">
          <LiveLog onPick={ignore} />
        </div>
      </div>
    </PayProvider>
  );
}
