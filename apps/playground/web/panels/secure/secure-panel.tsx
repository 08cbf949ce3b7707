import { PayProvider } from '@albumen/pay-react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { useGatewayTraffic } from '../../live-log/gateway-traffic.ts';
import { LiveLog } from '../../live-log/live-log.tsx';
import { api } from '../../shell/api.ts';
import { SecureForm } from './secure-form.tsx';
import '../card/card-panel.css';
import '../local/local-panel.css';

const ignore = () => undefined;

/** 3-D Secure needs what a shop's server asked for. */
async function askToken(): Promise<string> {
  const { clientToken } = await api<{ clientToken: string }>('/client-token', 'POST', {});
  return clientToken;
}

/** Cards whose bank is asked, beside what happens. */
export function SecurePanel({ facts }: { facts: PlaygroundFacts }) {
  useGatewayTraffic();
  return (
    <PayProvider gatewayUrl={facts.gatewayUrl} integrity={facts.integrity} authorization={askToken}>
      <div className="bench">
        <div className="stage">
          <h1 className="visually-hidden">3-D Secure</h1>
          <div className="stage__page stage__page--local">
            <SecureForm />
          </div>
        </div>
        <div className="inspector">
          <LiveLog onPick={ignore} />
        </div>
      </div>
    </PayProvider>
  );
}
