import { PayProvider, type PayProviderProps } from '@albumen/pay-react';
import type { ComponentType } from 'react';
import type { PlaygroundFacts } from '../../../src/wire.ts';
import { useGatewayTraffic } from '../../live-log/gateway-traffic.ts';
import { LiveLog } from '../../live-log/live-log.tsx';
import '../card/card-panel.css';
import './story.css';

export interface StoryPlan {
  title: string;
  /** One sentence on how its payer pays. */
  lead: string;
  Form: ComponentType<{ gatewayUrl: string }>;
  /** The tokenization key by default. */
  authorization?: PayProviderProps['authorization'];
}

const ignore = () => undefined;

/** A page with one form to pay by, beside what happens. */
export function story({ title, lead, Form, authorization }: StoryPlan) {
  return function Story({ facts }: { facts: PlaygroundFacts }) {
    useGatewayTraffic();
    return (
      <PayProvider
        gatewayUrl={facts.gatewayUrl}
        integrity={facts.integrity}
        authorization={authorization ?? facts.tokenizationKey}
      >
        <div className="bench">
          <div className="preview">
            <div className="preview__page preview__page--story">
              <header className="story-head">
                <h1 className="title-md">{title}</h1>
                <p>{lead}</p>
              </header>
              <Form gatewayUrl={facts.gatewayUrl} />
            </div>
          </div>
          <div className="inspector">
            <LiveLog onPick={ignore} />
          </div>
        </div>
      </PayProvider>
    );
  };
}
