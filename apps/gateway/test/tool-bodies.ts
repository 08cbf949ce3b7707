/** What merchants send by console and sandbox. */
export const toolBodies: Readonly<Record<string, object>> = {
  'POST /console/origins': { origin: 'https://shop.example' },
  'DELETE /console/origins': { origin: 'https://shop.example' },
  'POST /console/merchants': {
    id: 'other',
    name: 'Other',
    accounts: [{ id: 'other_usd', currency: 'USD' }],
    options: { displayName: 'Other' },
  },
  'DELETE /console/keys/api': { key: 'some' },
  'DELETE /console/keys/tokenization': { key: 'some' },
  'POST /console/webhook-addresses': { url: 'http://localhost:9/webhooks', kinds: ['check'] },
  'PUT /sandbox/latency': { latencyMs: 0 },
  'PUT /sandbox/clock': { offsetMs: 0 },
  'PUT /sandbox/configuration': { rejectsOn: ['avs'], duplicateWindowMs: 0 },
  'POST /sandbox/faults': { operation: 'nothing', kind: 'status', times: 1 },
  'POST /sandbox/local_payments/:id': { event: 'approve' },
};
