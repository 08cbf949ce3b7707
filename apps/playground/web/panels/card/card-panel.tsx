import { PayProvider } from '@albumen/pay-react';
import { useState } from 'react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { useGatewayTraffic } from '../../live-log/gateway-traffic.ts';
import { Inspector } from './inspector.tsx';
import { CardPreview } from './card-preview.tsx';
import { styleNamed, type StyleName } from './styles/styles.ts';
import './card-panel.css';

/** The card form to try, beside what it does and the code that does it. */
export function CardPanel({ facts }: { facts: PlaygroundFacts }) {
  const [styleName, setStyleName] = useState<StyleName>('ledger');
  useGatewayTraffic();
  return (
    <PayProvider
      gatewayUrl={facts.gatewayUrl}
      integrity={facts.integrity}
      authorization={facts.tokenizationKey}
    >
      <div className="bench">
        <h1 className="visually-hidden">Card form</h1>
        <CardPreview facts={facts} styleName={styleName} onStyle={setStyleName}>
          <Inspector facts={facts} style={styleNamed(styleName)} />
        </CardPreview>
      </div>
    </PayProvider>
  );
}
