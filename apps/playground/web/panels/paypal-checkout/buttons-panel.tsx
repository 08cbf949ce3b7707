import { PayProvider } from '@albumen/pay-react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { useGatewayTraffic } from '../../live-log/gateway-traffic.ts';
import { LiveLog } from '../../live-log/live-log.tsx';
import { ButtonsForm } from './buttons-form.tsx';
import '../card/card-panel.css';
import '../local/local-panel.css';

const ignore = () => undefined;

/** PayPal's own buttons, beside what happens. */
export function ButtonsPanel({ facts }: { facts: PlaygroundFacts }) {
  useGatewayTraffic();
  return (
    <PayProvider
      gatewayUrl={facts.gatewayUrl}
      integrity={facts.integrity}
      authorization={facts.tokenizationKey}
    >
      <div className="bench">
        <div className="stage">
          <h1 className="visually-hidden">PayPal Checkout</h1>
          <div className="stage__page stage__page--local">
            <ButtonsForm gatewayUrl={facts.gatewayUrl} />
          </div>
        </div>
        <div className="inspector">
          <LiveLog onPick={ignore} />
        </div>
      </div>
    </PayProvider>
  );
}
