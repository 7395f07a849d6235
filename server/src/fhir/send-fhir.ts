import type { FastifyReply } from 'fastify';

const type = 'application/fhir+json; charset=utf-8';

/** Resources are about patients, or what a caller may see of a form: no cache keeps them. */
export function sendFhir(reply: FastifyReply, resource: object): FastifyReply {
  return reply.header('cache-control', 'no-store').type(type).send(JSON.stringify(resource));
}
