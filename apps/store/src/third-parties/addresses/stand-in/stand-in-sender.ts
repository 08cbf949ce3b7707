import type { ClientBuilder } from 'smartystreets-javascript-sdk';
import { answerOf, type StandInQuestion } from './answer.ts';
import { gazetteerRead } from './places.ts';

type Sender = Parameters<ClientBuilder['withSender']>[0];

/** The vendor's library with the stand-in at the other end of the wire, without a network between. */
export const standInSender: Sender = {
  async send(request) {
    const query = Object.entries(request.parameters).map(([key, value]) => [key, String(value)]);
    const question: StandInQuestion = {
      path: new URL(request.baseUrl).pathname === '/lookup' ? '/lookup' : '/street-address',
      query: Object.fromEntries(query),
      hasBasicCredentials: request.headers['Authorization'] !== undefined,
      ...(request.payload !== null && { body: request.payload }),
    };
    await gazetteerRead();
    const { status, body } = answerOf(question);
    const response = { statusCode: status, payload: body, error: null, headers: {} };
    // The vendor's own sender rejects with the response itself, and the layers above expect that.
    if (status >= 400) throw response;
    return response;
  },
};
