import type { CardFields, Pay } from '@albumen/pay-react';
import type { FailureCase } from '../../../src/wire.ts';
import { api } from '../../shell/api.ts';
import { charge } from './charge.ts';

interface Scene {
  pay: Pay;
  form: CardFields;
  lastNonce: string | undefined;
  setAmount: (amount: string) => void;
}

export interface Provocation {
  title: string;
  /** Gives what happened, or throws what it provoked. */
  run: (scene: Scene) => Promise<string>;
}

const inBrowser: readonly Provocation[] = [
  {
    title: 'Tokenize an empty form',
    async run({ form }) {
      await form.clear();
      return (await form.tokenize()).nonce;
    },
  },
  {
    title: 'A key that is none',
    async run({ pay }) {
      const { create } = await pay.load('client');
      await create({ authorization: 'nonsense' });
      return 'accepted';
    },
  },
  {
    title: 'A container that is not there',
    run: (scene) => createWith(scene, { number: { container: '#nowhere' } }),
  },
  {
    title: 'Two forms in one container',
    run: (scene) => createWith(scene, { number: { container: '#card-number' } }),
  },
  {
    title: 'A field that does not exist',
    run: (scene) => createWith(scene, { pin: { container: '#card-number' } } as object),
  },
  {
    title: 'A method after teardown',
    async run({ pay }) {
      const { clientToken } = await api<{ clientToken: string }>('/client-token', 'POST');
      const { create } = await pay.load('client');
      const client = await create({ authorization: clientToken });
      await client.teardown();
      return client.getVersion();
    },
  },
];

async function createWith({ pay }: Scene, fields: object): Promise<string> {
  const { create } = await pay.load('hostedFields');
  if (!pay.client) return 'Wait until the fields are ready.';
  const created = await create({ client: pay.client, fields });
  await created.teardown();
  return 'accepted';
}

const atGateway: readonly Provocation[] = [
  failure('The line breaks', 'brokenLine'),
  failure('Server error', 'serverError'),
  failure('Too many requests', 'rateLimit'),
  failure('Three seconds late', 'slow'),
];

function failure(title: string, name: FailureCase): Provocation {
  return {
    title,
    async run() {
      await api(`/failures/${name}`, 'POST');
      return 'Ordered: it strikes the next card that is tokenized.';
    },
  };
}

const atServer: readonly Provocation[] = [
  {
    title: 'Charge the last nonce again',
    async run({ lastNonce }) {
      if (lastNonce === undefined) return 'Pay once first.';
      return outcomeOf(lastNonce);
    },
  },
  { title: 'Charge an invented nonce', run: () => outcomeOf('not-a-nonce') },
  {
    title: 'A declined amount',
    async run({ setAmount }) {
      setAmount('2000.00');
      return 'The amount is 2000.00 now: the processor will not honor it.';
    },
  },
];

async function outcomeOf(nonce: string): Promise<string> {
  const { isSuccess, errors, message } = await charge({ nonce, amount: '24.00' });
  return isSuccess ? 'charged' : [errors[0]?.code, message].filter(Boolean).join(': ');
}

export const provocations: readonly { place: string; all: readonly Provocation[] }[] = [
  { place: 'In the browser', all: inBrowser },
  { place: 'At the gateway, with the next card', all: atGateway },
  { place: 'At the shop’s server', all: atServer },
];
