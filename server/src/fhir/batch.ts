import type { FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { isRecord } from '../../../src/engine/definition/walk-questions.ts';
import { recordsOf, type Raw } from '../../../src/interchange/shared/raw.ts';
import type { Exchange } from './exchange.ts';
import { FhirError, unsupported } from './fhir-error.ts';
import { sendFhir } from './send-fhir.ts';

/** Requests of one batch. */
const most = 30;

/**
 * Answers each request of a batch, one after another, as if it had come by itself: with the rules, limits and refusals of
 * its own. Nothing is undone where a later one is refused, so a transaction is refused as a whole.
 */
export async function answerBatch({ request, reply }: Exchange): Promise<FastifyReply> {
  const asked = requestsOf(request.body);
  const entry = [];
  for (const [index, each] of asked.entries()) entry.push(await answer(request, each, index));
  return sendFhir(reply, { resourceType: 'Bundle', type: 'batch-response', entry });
}

function requestsOf(body: unknown): readonly Raw[] {
  const { resourceType, type, entry } = isRecord(body) ? body : {};
  if (resourceType !== 'Bundle') throw wrong('A Bundle of the type batch is expected.', 'Bundle');
  if (type !== 'batch')
    throw unsupported('Requests are answered one by one: only Bundles of the type batch are taken.');
  const asked = recordsOf(entry);
  if (asked.length > most) throw unsupported(`At most ${most} requests are taken at once.`);
  return asked;
}

const wrong = (diagnostics: string, expression: string): FhirError =>
  new FhirError('badbody', [{ code: 'structure', diagnostics, expression }]);

async function answer(request: FastifyRequest, entry: Raw, index: number) {
  const asked = isRecord(entry['request']) ? entry['request'] : {};
  const { method, url, ifNoneExist, ifMatch } = asked;
  const place = `Bundle.entry[${index}].request`;
  if (method !== 'GET' && method !== 'POST' && method !== 'PUT')
    throw wrong('The method is GET, POST or PUT.', `${place}.method`);
  const address = typeof url === 'string' ? addressOf(url) : undefined;
  if (address === undefined) throw wrong('An address such as Questionnaire/phq-9 is expected.', `${place}.url`);
  const resource = entry['resource'];
  const response = await request.server.inject({
    method,
    url: address,
    remoteAddress: request.ip,
    headers: {
      ...carried(request),
      ...(typeof ifNoneExist === 'string' && { 'if-none-exist': ifNoneExist }),
      ...(typeof ifMatch === 'string' && { 'if-match': ifMatch }),
      ...(isRecord(resource) && { 'content-type': 'application/fhir+json' }),
    },
    ...(isRecord(resource) && { payload: resource }),
  });
  const given = response.body === '' ? undefined : response.json<Raw>();
  const { location, etag } = response.headers;
  const isRefusal = response.statusCode >= 400;
  return {
    ...(given && !isRefusal && { resource: given }),
    response: {
      status: String(response.statusCode),
      ...(location !== undefined && { location }),
      ...(typeof etag === 'string' && { etag }),
      ...(given && isRefusal && { outcome: given }),
    },
  };
}

/**
 * Where a request goes, as the server reads its address, in which dots may be encoded: only to what is of a type of
 * resource, neither to another batch, nor for a token.
 */
function addressOf(url: string): string | undefined {
  if (!/^\/?[A-Z]/.test(url)) return undefined;
  const { pathname, search } = new URL(`/fhir/${url.replace(/^\//, '')}`, 'http://localhost');
  return /^\/fhir\/[A-Z][A-Za-z]*(?:\/.*)?$/.test(pathname) ? pathname + search : undefined;
}

/** Who asks, from where and in which language; what describes the batch itself stays with it. */
function carried({ headers }: FastifyRequest): NonNullable<InjectOptions['headers']> {
  const kept = Object.entries(headers).filter(([name]) => !ofBatch.has(name) && !name.startsWith('x-forwarded'));
  return Object.fromEntries(kept) as NonNullable<InjectOptions['headers']>;
}

const ofBatch: ReadonlySet<string> = new Set([
  'content-length',
  'content-type',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'forwarded',
  'if-none-exist',
  'if-match',
  'prefer',
]);
