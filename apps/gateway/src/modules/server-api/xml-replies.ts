import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describe } from '../../http/json-errors.ts';
import { toJson } from '../../xml/to-json.ts';
import { writeXml } from '../../xml/write-xml.ts';
import type { XmlObject, XmlValue } from '../../xml/xml-value.ts';
import { InvalidRequest } from './invalid-request.ts';
import { echoOf } from './request-echo.ts';
import { addFieldErrors, noErrors, presentErrors } from './validation-errors.ts';

export interface Answer {
  /** 200 unless something was made. */
  readonly status?: number;
  /** Name of the root element. */
  readonly root: string;
  readonly value: XmlValue;
}

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const { status = 200, root, value } = answer;
  void reply.status(status).header('cache-control', 'no-store');
  if (asksForJson(request)) {
    return reply.type('application/json; charset=utf-8').send({ [root]: toJson(value) });
  }
  return reply.type('application/xml; charset=utf-8').send(writeXml(root, value));
}

/** The server SDK takes XML; people with curl may prefer JSON. */
function asksForJson(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? '';
  return accepted.includes('application/json') && !accepted.includes('application/xml');
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, value, headers } = answerTo(error, request);
  void reply.headers(headers);
  return sendAnswer(request, reply, { status, root: 'apiErrorResponse', value });
}

interface ErrorAnswer {
  status: number;
  value: XmlObject;
  headers: Record<string, string>;
}

function answerTo(error: FastifyError, request: FastifyRequest): ErrorAnswer {
  if (error instanceof InvalidRequest) {
    const { errors, attached, message } = error;
    const params = echoOf(request.body);
    const value = { errors: presentErrors(errors), params, message, ...attached };
    return { status: 422, value, headers: {} };
  }
  const { status, message, fieldErrors, headers } = describe(error, request);
  const errors = noErrors();
  addFieldErrors(errors, [], fieldErrors);
  return { status, value: { errors: presentErrors(errors), message }, headers };
}
