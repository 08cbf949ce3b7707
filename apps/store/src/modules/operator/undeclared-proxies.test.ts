import { getOperatorOverview } from '@albumen/contract/endpoints/operator';
import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '../../../test/test-app.ts';

const { app, browser, db, deps, empty } = await openTestApp();

beforeEach(empty);

test.each(['halide', 'cyan'] as const)(
  'the operator at %s sees which proxy was not declared, until it is',
  async (labBrand) => {
    const client = browser(labBrand);
    await client.operate();
    const proxies = async () => {
      const reply = await client.call(getOperatorOverview);
      return reply.body.undeclaredProxies;
    };
    expect(await proxies()).toEqual([]);
    const remoteAddress = labBrand === 'halide' ? '10.0.0.5' : '10.0.0.6';
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    await app.inject({ url: '/live', headers, remoteAddress });
    await expect.poll(proxies).toEqual([remoteAddress]);
    deps.settings.TRUSTED_PROXIES.push(remoteAddress);
    expect(await proxies()).toEqual([]);
    expect(await db.selectFrom('undeclaredProxies').select('address').execute()).toHaveLength(1);
  },
);
