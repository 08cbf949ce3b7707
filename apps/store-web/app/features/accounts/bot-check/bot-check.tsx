import { Button } from '@albumen/ui/buttons/button';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useShell } from '../../../shell/shell-context.tsx';
import { loadBotCheck, type BotCheckScript } from './bot-check-script.ts';
import './bot-check.css';

export interface BotCheckProps {
  /** The name of the hidden field that carries the token. */
  name: string;
  /** A token counts once: whenever this changes, the check starts anew. */
  attempt?: unknown;
}

/** A token belongs to the attempt that it was solved for. */
interface Solved {
  attempt: unknown;
  token: string;
}

const standIn = { scriptUrl: '/stand-in/bot-check/api.js', siteKey: 'stand-in' };

/** The vendor's widget, its token in a hidden field of the form. */
export function BotCheck({ name, attempt }: BotCheckProps) {
  const [solved, setSolved] = useState<Solved>({ attempt, token: '' });
  const [hasFailed, setHasFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const widget = useWidget(container, attempts, {
    onToken: (token) => setSolved({ attempt, token }),
    onFailure: () => setHasFailed(true),
  });
  const token = solved.attempt === attempt ? solved.token : '';

  useEffect(() => widget.current?.reset(), [attempt, widget]);

  const tryAgain = () => {
    setHasFailed(false);
    setAttempts(attempts + 1);
  };

  return (
    <div className="bot-check">
      <input type="hidden" name={name} value={token} />
      <div className="bot-check__widget" ref={container} />
      <noscript>Creating an account needs JavaScript, to check that you are a person.</noscript>
      {hasFailed && (
        <div className="bot-check__failure" role="alert">
          <span>The check that you are a person did not load. What you typed is kept.</span>
          <Button onClick={tryAgain}>Try again</Button>
        </div>
      )}
    </div>
  );
}

interface WidgetEvents {
  onToken: (token: string) => void;
  onFailure: () => void;
}

/** Renders the widget into the container, and takes it away with it. */
function useWidget(
  container: RefObject<HTMLDivElement | null>,
  attempts: number,
  events: WidgetEvents,
) {
  const { publicConfig } = useShell();
  const { scriptUrl, siteKey } = publicConfig.botCheck ?? standIn;
  const widget = useRef<{ reset: () => void } | undefined>(undefined);
  const onToken = useEffectEvent(events.onToken);
  const onFailure = useEffectEvent(events.onFailure);

  useEffect(() => {
    let remove = () => {};
    let isGone = false;
    const render = (script: BotCheckScript) => {
      if (isGone || !container.current) return;
      const id = script.render(container.current, {
        sitekey: siteKey,
        theme: schemeOf(document.documentElement),
        size: 'flexible',
        'response-field': false,
        callback: (token) => onToken(token),
        'expired-callback': () => onToken(''),
        'error-callback': () => {
          onToken('');
          return true;
        },
      });
      widget.current = { reset: () => script.reset(id) };
      remove = () => script.remove(id);
    };
    loadBotCheck(scriptUrl).then(render, () => {
      if (!isGone) onFailure();
    });
    return () => {
      isGone = true;
      widget.current = undefined;
      remove();
    };
  }, [container, scriptUrl, siteKey, attempts]);

  return widget;
}

/** What the reader chose for the page, or what the system says. */
function schemeOf({ dataset }: HTMLElement): 'auto' | 'light' | 'dark' {
  const chosen = dataset['scheme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}
