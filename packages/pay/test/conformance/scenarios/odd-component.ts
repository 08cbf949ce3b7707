import type { Area, Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';

/** A component, what it is answered, and what a page then calls. */
export interface Odd {
  area: Area;
  component: string;
  script: string;
  /** Of `create`, beside the client. */
  options?: string;
  /** Instead of the gateway's answers, by a part of the address; a number is a status. */
  answers?: Readonly<Record<string, unknown>>;
  /** Instead of the card network's script. */
  network?: string;
  calls: readonly string[];
}

async function open(shop: Shop, odd: Odd): Promise<void> {
  const { component, options = '', answers = {}, network } = odd;
  if (network !== undefined) {
    await shop.page.route(/songbird/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: network }),
    );
  }
  await shop.configure({
    paypalEnabled: true,
    threeDSecureEnabled: true,
    tokenizesByGraphQL: false,
  });
  await shop.useToken();
  shop.answerWith(({ url }) => {
    const [, body] = Object.entries(answers).find(([part]) => url.includes(part)) ?? [];
    return body === undefined ? undefined : { body: JSON.stringify(body) };
  });
  const create = `braintree.${component}.create({ client, ${options} })`;
  await shop.run(`window.client = await braintree.client.create({ authorization: AUTH });
    window.it = ${component === 'client' ? 'client' : `await ${create}`};
    window.open = () => null;`);
}

/** Plays the calls one after the other, and notes what each came to. */
export function oddScenario(name: string, odd: Odd): Scenario {
  return {
    area: odd.area,
    name,
    page: { components: [...new Set(['client', odd.script])] },
    async run(shop) {
      await open(shop, odd);
      for (const [place, call] of odd.calls.entries()) {
        const [method] = call.split('(');
        // Calls of the module, too, which the page knows by its name.
        const isModule = call.startsWith('braintree.');
        await shop.record(`${place + 1} ${method}`, isModule ? call : `it.${call}`);
      }
    },
  };
}
