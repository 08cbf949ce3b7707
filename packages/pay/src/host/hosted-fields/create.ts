import { sendEvent } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { HOSTED_FIELDS_TIMEOUT } from '../../protocol/errors/hosted-fields.ts';
import { INSTANTIATION_OPTION_REQUIRED } from '../../protocol/errors/general.ts';
import type { StyleSheetObject } from '../../protocol/hosted-fields-styles.ts';
import { recordOf } from '../../protocol/json.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type { BraintreeError } from '../../types/core.ts';
import type { HostedFields, HostedFieldsCreateOptions } from '../../types/hosted-fields.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
import { planFields, releaseContainers } from './field-plan.ts';
import { type FieldSession, openSession } from './field-session.ts';
import { addHint, explain } from '../shared/explain.ts';
import { guessSite, siteOf } from '../shared/frame-site.ts';
import { createInstance } from './instance.ts';
import { plain } from './instance-parts.ts';
import { resolveStyles } from './styles.ts';
import { watchEnd } from './watch-end.ts';

const component = 'Hosted Fields';

/**
 * Shows card fields in the given containers. The cause of a failure names the field and its page.
 * @throws BraintreeError `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`, what the client
 *   rejects with, `HOSTED_FIELDS_INVALID_FIELD_KEY`, `…_INVALID_FIELD_SELECTOR`,
 *   `…_FIELD_DUPLICATE_IFRAME`, `…_FIELD_PROPERTY_INVALID`, `…_CONTAINER_REMOVED`, `…_TIMEOUT`;
 *   the reason of `signal` when it is aborted
 */
export async function openHostedFields(
  options: HostedFieldsCreateOptions | undefined,
): Promise<HostedFields> {
  const checked = checkOptions(options, component);
  if (!checked.fields || Object.keys(checked.fields).length === 0) {
    throw payError(INSTANTIATION_OPTION_REQUIRED, { option: 'options.fields', component });
  }
  checked.signal?.throwIfAborted();
  try {
    return await showFields(checked);
  } catch (error) {
    throw explain(error);
  }
}

async function showFields(checked: HostedFieldsCreateOptions): Promise<HostedFields> {
  const { fields, signal, authorization, client, debug, sessionId } = checked;
  const startedAt = Date.now();
  // A moment later than the frames, which take longest.
  const found = Promise.resolve()
    .then(() => obtainClient(checked, component))
    .then((opened) => configurationOf(opened, sessionId));
  track(found, `initialized${client ? '' : '.deferred-client'}`, startedAt);
  const plans = planFields(recordOf(fields));
  let session: FieldSession | undefined;
  const cleanUp = (): void => {
    session?.remove();
    releaseContainers(plans);
  };
  const { orEnd, stop } = watchEnd({ plans, signal, cleanUp });
  try {
    const guess = client ? undefined : guessSite(authorization, debug);
    const site = guess ?? siteOf(await orEnd(found));
    session = openSession({ plans, site, options: frameOptions(checked), configuration: found });
    const [configuration] = await orEnd(Promise.all([found, session.ready]));
    return createInstance({ ...session, configuration });
  } catch (error) {
    if (isTimeout(error)) {
      track(found, 'load.timed-out', startedAt);
      addHint(error, `(no frame: ${session?.missing().join()})`);
    }
    cleanUp();
    throw error;
  } finally {
    stop();
  }
}

/** Once the gateway is known; whoever made the client reports when that fails. */
function track(found: Promise<Configuration>, event: string, startedAt: number): void {
  found.then(
    (configuration) => sendEvent(configuration, `custom.hosted-fields.${event}`, startedAt),
    () => undefined,
  );
}

function isTimeout(error: unknown): error is BraintreeError {
  return recordOf(error)['code'] === HOSTED_FIELDS_TIMEOUT[0];
}

/** What this form goes by; a client that others share may have a session of its own. */
function configurationOf(client: Client, sessionId: string | undefined): Configuration {
  const configuration: Configuration = client.getConfiguration();
  // A client gives a copy to everybody.
  if (sessionId) configuration.analyticsMetadata.sessionId = sessionId;
  return configuration;
}

/** What the frames need of the options; elements and clients stay here. */
function frameOptions(options: HostedFieldsCreateOptions): unknown {
  const { client: _, authorization: __, signal: ___, ...rest } = options;
  const fields = Object.entries(options.fields).map(([key, field]) => {
    const { container: _, selector: __, ...own } = recordOf(field);
    return [key, own];
  });
  return plain({
    ...rest,
    // Read only: the class names of styles become what they look like here.
    ...(options.styles && { styles: resolveStyles(options.styles as StyleSheetObject) }),
    locale: options.locale ?? document.documentElement.lang,
    fields: Object.fromEntries(fields),
  });
}
