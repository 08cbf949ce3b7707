import type { HostedFields, HostedFieldsCreateOptions } from '@albumen/pay/hosted-fields';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createFieldRegistry } from './field-registry.ts';
import { FieldsContext, type CardFields, type FieldsContextValue } from './fields-context.ts';
import { followEvents, type FieldEvent } from './follow-events.ts';
import { followLocale } from './follow-locale.ts';
import { usePay, type Pay } from './pay-context.ts';
import { PayFailure } from './pay-failure.ts';
import { tokenizeVerified } from './tokenize-verified.ts';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';
import { useLatest } from './use-latest.ts';

type Look = Omit<HostedFieldsCreateOptions, 'fields' | 'client' | 'authorization' | 'signal'>;

export interface HostedFieldsProviderProps extends Look {
  /** Every event of the fields, e.g. `cardTypeChange`. */
  onEvent?: (event: FieldEvent) => void;
  /** The fields can be typed into. */
  onReady?: (fields: HostedFields) => void;
  /** They could not be created, or there is no connection; the message names field and container. */
  onError?: (failure: PayFailure) => void;
  children: ReactNode;
}

interface Form {
  /** What it was created for; another one is not there yet. */
  purpose: object;
  status: CardFields['status'];
  fields?: HostedFields;
  state?: CardFields['state'];
  error?: unknown;
  /** What the fields speak, where the page has said it. */
  locale?: string | undefined;
}

const loadingForm: Form = { purpose: {}, status: 'loading' };

/**
 * One card form: creates the fields that are below it, and takes them away with itself. `styles` and
 * `locale` are followed, other options are read when the form is created; a React `key` makes a new one. When fields come or go, the form is
 * created again and is empty.
 */
export function HostedFieldsProvider(props: HostedFieldsProviderProps) {
  const { onEvent, onReady, onError, children, ...look } = props;
  const pay = usePay();
  const [registry] = useState(createFieldRegistry);
  const version = useSyncExternalStore(registry.subscribe, registry.version, () => 0);
  const [created, setCreated] = useState(loadingForm);
  const [attempt, setAttempt] = useState(0);

  const lookText = JSON.stringify([look.styles, look.locale]);
  const lookShown = useRef(lookText);
  const open = useLatest(async (signal: AbortSignal): Promise<HostedFields | undefined> => {
    const { client } = pay;
    // Fields that come or go in this turn are waited for; StrictMode's first mount ends in it.
    await Promise.resolve();
    signal.throwIfAborted();
    const fields = registry.current();
    if (!client || Object.keys(fields).length === 0) return undefined;
    lookShown.current = lookText;
    const { create } = await pay.load('hostedFields');
    signal.throwIfAborted();
    return create({ ...look, client, fields, signal });
  });
  const reportFailure = useLatest((error: unknown) =>
    onError?.(new PayFailure(error, pay.gatewayUrl)),
  );
  const isUnconnected = pay.status === 'failed';
  useEffect(() => {
    if (isUnconnected) reportFailure(pay.error);
  }, [isUnconnected, pay.error, reportFailure]);
  const settled = useLatest((next: Form) => {
    setCreated({ ...next, locale: look.locale });
    if (next.fields) {
      followLocale(next.fields, (locale) => setCreated((last) => ({ ...last, locale })));
      followEvents(next.fields, handleEvent);
      onReady?.(next.fields);
    } else if (next.status === 'failed') {
      reportFailure(next.error);
    }
  });
  const handleEvent = useLatest((event: FieldEvent) => {
    setCreated((last) => (last.fields ? { ...last, state: last.fields.getState() } : last));
    registry.notify(event);
    onEvent?.(event);
  });

  // oxlint-disable-next-line react/exhaustive-deps -- made anew for each of these
  const purpose = useMemo(() => ({}), [pay.client, version, attempt]);
  // It ends before the browser takes the containers away, which would look like somebody else's doing.
  useBrowserLayoutEffect(() => {
    const end = new AbortController();
    let fields: HostedFields | undefined;
    open(end.signal).then(
      (opened) => {
        if (end.signal.aborted) return void opened?.teardown();
        fields = opened;
        if (fields) settled({ purpose, status: 'ready', fields, state: fields.getState() });
      },
      (error: unknown) => {
        if (!end.signal.aborted) settled({ purpose, status: 'failed', error });
      },
    );
    const stop = () => {
      end.abort();
      void fields?.teardown();
      fields = undefined;
    };
    // A field that goes takes the form with it at once, and a new one is made without it.
    const unsubscribe = registry.subscribe(stop);
    return () => {
      unsubscribe();
      stop();
    };
  }, [purpose, registry]);

  const form = created.purpose === purpose ? created : loadingForm;
  const setLook = useLatest((fields: HostedFields) => {
    if (lookShown.current === lookText) return;
    lookShown.current = lookText;
    const { styles, locale } = look;
    fields.update({ styles, locale }).catch(() => undefined); // torn down meanwhile
  });
  useEffect(() => {
    if (form.fields) setLook(form.fields);
  }, [form.fields, lookText, setLook]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const value = useMemo<FieldsContextValue>(
    () => ({
      ...cardFields(pay, pay.status === 'failed' ? failed(pay.error) : form),
      locale: form.fields ? form.locale : look.locale,
      retry,
      registry,
    }),
    [pay, form, look.locale, retry, registry],
  );
  return <FieldsContext.Provider value={value}>{children}</FieldsContext.Provider>;
}

function cardFields(
  pay: Pay,
  { status, fields, state, error }: Omit<Form, 'purpose'>,
): Omit<CardFields, 'retry'> {
  return {
    status,
    fields,
    state,
    error,
    tokenize: async (options) => {
      if (!fields) throw new Error('the card fields are not ready yet');
      return tokenizeVerified(pay, fields, options);
    },
    focus: async (field) => fields?.focus(field),
    clear: async () => {
      if (!fields || !state) return;
      const keys = Object.keys(state.fields) as (keyof typeof state.fields)[]; // of its own
      await Promise.all(keys.map((key) => fields.clear(key)));
    },
  };
}

function failed(error: unknown): Omit<Form, 'purpose'> {
  return { status: 'failed', error };
}
