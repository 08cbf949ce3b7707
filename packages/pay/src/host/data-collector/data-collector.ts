import {
  DATA_COLLECTOR_KOUNT_ERROR,
  DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS,
} from '../../protocol/errors/data-collector.ts';
import { asPayError, payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type {
  DataCollectorCreateOptions,
  DataCollectorDeferred,
  RawDeviceData,
} from '../../types/data-collector.ts';
import { type Callback, deliver } from '../shared/callback.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
import { endMethods } from '../shared/teardown.ts';
import { type Collection, collectWithFraudnet } from './fraudnet-collection.ts';
import { collectWithKount } from './kount-collection.ts';

const component = 'Data Collector';

/** What was collected, and how to stop. */
interface Collected {
  raw: RawDeviceData;
  teardown(): void;
}

/** A collector; unless it is deferred, with its data. */
export async function openDataCollector(
  options: DataCollectorCreateOptions | undefined,
): Promise<DataCollectorDeferred> {
  const checked = checkOptions(options, component);
  const collecting = obtainClient(checked, component).then((client) => collect(client, checked));
  const collector = createCollector(collecting);
  if (checked.useDeferredClient) {
    collecting.catch(() => undefined);
    return collector;
  }
  const { raw } = await collecting;
  return Object.assign(collector, { deviceData: JSON.stringify(raw), rawDeviceData: raw });
}

function createCollector(collecting: Promise<Collected>): DataCollectorDeferred {
  async function read(options?: { raw?: boolean }): Promise<string | RawDeviceData> {
    const { raw } = await collecting;
    const text = JSON.stringify(raw);
    Object.assign(collector, { deviceData: text, rawDeviceData: raw });
    return options?.raw ? raw : text;
  }
  async function stop(): Promise<void> {
    const collected = await collecting.catch(() => undefined);
    collected?.teardown();
  }
  const collector: DataCollectorDeferred = {
    deviceData: undefined,
    rawDeviceData: undefined,
    getDeviceData: (first?: { raw?: boolean } | Callback, second?: unknown) =>
      typeof first === 'function' ? deliver(read(), first) : deliver(read(first), second),
    teardown: (callback?: unknown) => {
      endMethods(collector);
      return deliver(stop(), callback);
    },
  };
  return collector;
}

async function collect(client: Client, options: DataCollectorCreateOptions): Promise<Collected> {
  const configuration = client.getConfiguration();
  const { gatewayConfiguration, analyticsMetadata } = configuration;
  const kount = options.kount ? startKount(gatewayConfiguration) : undefined;
  const fraudnet = await collectWithFraudnet({
    correlationId: options.riskCorrelationId || options.clientMetadataId || options.correlationId,
    sessionId: analyticsMetadata.sessionId,
    environment: gatewayConfiguration.environment,
    assetsUrl: gatewayConfiguration.assetsUrl,
  });
  if (!kount && !fraudnet) throw payError(DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS);
  const raw: RawDeviceData = {
    ...(kount && { device_session_id: kount.sessionId, fraud_merchant_id: kount.merchantId }),
    ...(fraudnet && { correlation_id: fraudnet.sessionId }),
  };
  const teardown = (): void => {
    kount?.teardown();
    fraudnet?.teardown();
  };
  return { raw, teardown };
}

interface KountConfiguration {
  kount?: { kountMerchantId?: string | null };
  assetsUrl: string;
  environment: string;
}

/** Undefined when this merchant has no Kount. */
function startKount({
  kount,
  assetsUrl,
  environment,
}: KountConfiguration): (Collection & { merchantId: string }) | undefined {
  const merchantId = kount?.kountMerchantId;
  if (!merchantId) return undefined;
  try {
    return { ...collectWithKount({ merchantId, assetsUrl, environment }), merchantId };
  } catch (cause) {
    throw asPayError(cause, DATA_COLLECTOR_KOUNT_ERROR);
  }
}
