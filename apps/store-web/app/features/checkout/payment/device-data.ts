import type { Pay } from '@albumen/pay-react';

const waitMs = 2_000;

/** What helps the provider tell people from fraud; a payment does not wait for it, or fail without it. */
export async function readDeviceData(pay: Pay): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, waitMs);
  });
  return Promise.race([collect(pay).catch(() => undefined), late]);
}

async function collect(pay: Pay): Promise<string | undefined> {
  if (!pay.client) return undefined;
  const { create } = await pay.load('dataCollector');
  const { deviceData } = await create({ client: pay.client });
  return deviceData;
}
