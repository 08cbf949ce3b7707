import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addAddresses } from '../addresses/addresses.routes.ts';
import { addCustomers } from '../customers/customers.routes.ts';
import { addPaymentMethods } from '../payment-methods/payment-methods.routes.ts';
import { addTransactions } from '../transactions/transactions.routes.ts';
import { addClientTokens } from './client-token.routes.ts';
import { addNonces } from './nonces.routes.ts';
import { addServerRoutes } from './server-route.ts';

/** What the official server SDK calls. */
export async function addServerApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await addServerRoutes(app, deps, (route) => {
    addClientTokens(route, deps);
    addCustomers(route, deps);
    addAddresses(route, deps);
    addPaymentMethods(route, deps);
    addNonces(route, deps);
    addTransactions(route, deps);
  });
}
