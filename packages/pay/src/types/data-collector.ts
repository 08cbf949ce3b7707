import type { ComponentOptions } from './component.ts';
import type { callback } from './core.ts';

/** Options of `dataCollector.create`. */
export interface DataCollectorCreateOptions extends ComponentOptions {
  /** Resolve at once and collect on the first `getDeviceData`. */
  useDeferredClient?: boolean | undefined;
  /** Collect with Kount too, when the merchant has it. */
  kount?: boolean | undefined;
  /** @deprecated Always collected. */
  paypal?: boolean | undefined;
  /** Id that joins this data with the merchant's own records; at most 32 characters count. */
  riskCorrelationId?: string | undefined;
  /** Other name of `riskCorrelationId`. */
  clientMetadataId?: string | undefined;
  /** Other name of `riskCorrelationId`. */
  correlationId?: string | undefined;
  /** @deprecated Ignored. */
  cb1?: string | undefined;
}

/** The collected data, before it became text. */
export interface RawDeviceData {
  correlation_id?: string;
  device_session_id?: string;
  fraud_merchant_id?: string;
}

interface DataCollectorMethods {
  /** The data for the server's `device_data`: text, or an object with `raw`. */
  getDeviceData(options?: { raw?: boolean }): Promise<string | RawDeviceData>;
  getDeviceData(options: { raw?: boolean }, callback: callback<string | RawDeviceData>): void;
  getDeviceData(callback: callback<string | RawDeviceData>): void;
  /** Takes scripts and frames from the page. */
  teardown(): Promise<void>;
  teardown(callback: callback): void;
}

/** A collector that has collected. */
export interface DataCollector extends DataCollectorMethods {
  /** The server sends it as `device_data`. */
  deviceData: string;
  rawDeviceData: RawDeviceData;
}

/** A collector made with `useDeferredClient`, whose data comes through `getDeviceData`. */
export interface DataCollectorDeferred extends DataCollectorMethods {
  deviceData: string | undefined;
  rawDeviceData: RawDeviceData | undefined;
}

type AtOnce = DataCollectorCreateOptions & { useDeferredClient?: false | undefined };
type Deferred = DataCollectorCreateOptions & { useDeferredClient: true };

/** `dataCollector.create` */
export interface DataCollectorCreate {
  (options: AtOnce): Promise<DataCollector>;
  (options: Deferred): Promise<DataCollectorDeferred>;
  (options: AtOnce, callback: callback<DataCollector>): void;
  (options: Deferred, callback: callback<DataCollectorDeferred>): void;
}
