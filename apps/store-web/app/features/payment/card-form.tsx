import type { CheckoutPayment } from '@albumen/contract/endpoints/orders';
import { limits } from '@albumen/contract/limits';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CardFieldsShape } from './card-fields-shape.tsx';
import type { CardTokenizerProps } from './card-tokenizer.ts';
import { readFieldColors, useIsDark } from './field-colors.ts';
import { loadCardForm } from './load-card-form.ts';
import type { ScriptForm } from './script-form.ts';

interface CardFormProps extends CardTokenizerProps {
  setup: NonNullable<CheckoutPayment['cardForm']>;
}

type Status = 'loading' | 'ready' | 'failed';

/** A form that the vendor's script makes, its inputs in one frame; the page gets a token. */
export function CardForm({ setup, onTokenizer }: CardFormProps) {
  const [status, setStatus] = useState<Status>('loading');
  const [attempt, setAttempt] = useState(0);
  const isDark = useIsDark();
  const container = useRef<HTMLDivElement>(null);
  const offer = useEffectEvent((form: ScriptForm | null) => {
    setStatus(form ? 'ready' : 'loading');
    const tokenize = async () => {
      if (form === null) throw new Error('there is no card form');
      const { token } = await form.tokenize();
      return { payment: { provider: 'cardForm' as const, token } };
    };
    onTokenizer(form && tokenize);
  });
  const { scriptUrl, global, clientToken } = setup;

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const end = new AbortController();
    let form: ScriptForm | undefined;
    const timer = setTimeout(() => {
      open(element, { scriptUrl, global, clientToken, isDark }).then(
        (opened) => {
          if (end.signal.aborted) return opened.teardown();
          form = opened;
          return offer(opened);
        },
        () => !end.signal.aborted && setStatus('failed'),
      );
    }, limits.cardFormDelayMs);
    return () => {
      end.abort();
      clearTimeout(timer);
      form?.teardown();
      offer(null);
    };
  }, [scriptUrl, global, clientToken, isDark, attempt]);

  return (
    <>
      {status === 'failed' && (
        <Notice title="The card form could not be loaded.">
          <p>Nothing was charged, and what you entered is kept.</p>
          <Button onClick={() => setAttempt((count) => count + 1)}>Try again</Button>
        </Notice>
      )}
      {status === 'loading' && <CardFieldsShape />}
      <div ref={container} hidden={status === 'failed'} />
    </>
  );
}

interface Opening {
  scriptUrl: string;
  global: string;
  clientToken: string;
  isDark: boolean;
}

async function open(
  container: HTMLElement,
  { scriptUrl, global, clientToken, isDark }: Opening,
): Promise<ScriptForm> {
  const { create } = await loadCardForm(scriptUrl, global);
  const colors = readFieldColors(container);
  return create({
    clientToken,
    container,
    style: {
      colorScheme: isDark ? 'dark' : 'light',
      color: colors.ink,
      labelColor: colors.ink,
      ground: colors.ground,
      background: colors.surface,
      borderColor: colors.outline,
      focusColor: colors.focus,
      errorColor: colors.danger,
      fontSize: '16px',
      borderRadius: getComputedStyle(document.documentElement).getPropertyValue('--radius').trim(),
    },
  });
}
