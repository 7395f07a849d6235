import type { Call } from '../../../src/api/contract/call.ts';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import { errors, type ErrorName } from '../../../src/api/contract/errors.ts';
import { MenuItem } from '../../../src/api/contract/shapes.ts';
import { describeRule } from '../access/call-rule.ts';
import { callRule } from '../access/call-rules.ts';
import { errorPage } from './error-page.ts';

/** Refusals that any call may answer. */
const general: readonly ErrorName[] = [
  'badbody',
  'badjson',
  'badmediatype',
  'toolarge',
  'toomany',
  'internal',
  'unavailable',
];

/** The OpenAPI 3.1 description of every call, made from the contract. */
export function openApi(publicUrl: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Porsa', version: '0.1.0', description: description(publicUrl) },
    servers: [{ url: publicUrl }],
    get paths() {
      return describedPaths();
    },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'access-token' } },
      schemas: { Refusal: refusal, MenuItem: menuItemSchema() },
    },
  };
}

let described: Readonly<Record<string, object>> | undefined;

/** The larger part of what a start would compute, for a page that few ask for: made when the first of them does. */
function describedPaths(): Readonly<Record<string, object>> {
  described ??= Object.fromEntries(
    (Object.keys(contract) as Path[]).map((path) => [
      path.replace(/:(\w+)/g, '{$1}'),
      { [contract[path].method.toLowerCase()]: operation(path) },
    ]),
  );
  return described;
}

const refusal = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    get code() {
      return { type: 'integer', description: `Does not change between releases\n\n${unaligned(errorPage())}` };
    },
    message: { type: 'string', description: 'In the language of accept-language, otherwise of the session' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'rule', 'message'],
        properties: { path: { type: 'string' }, rule: { type: 'string' }, message: { type: 'string' } },
      },
    },
    more: { type: 'integer', description: 'Number of errors not listed in `fields`, which contains the first 50' },
    request: {
      type: 'string',
      description: 'With 5000: the reference under which the server’s log describes the error',
    },
    data: { description: 'Data to resolve the error, such as the newer draft after 4091' },
  },
};

function operation(path: Path): object {
  const call: Call = contract[path];
  return {
    summary: call.summary,
    operationId: path.replaceAll(':', '').split('/').filter(Boolean).join('_'),
    tags: [path.split('/')[1]],
    'x-access': describeRule(callRule(path)),
    security: call.who === 'user' ? [{ session: [] }] : [{}, { session: [] }],
    ...(call.method === 'POST'
      ? { requestBody: { required: true, content: sent(call) } }
      : { parameters: parameters(path, call) }),
    responses: {
      200: { description: 'Done', ...(call.gives === undefined && { content: json(success(portable(call.data))) }) },
      ...refusals(path),
    },
  };
}

function sent({ body, file }: Call): object {
  if (file === undefined) return json(portable(body));
  const { properties = {}, required = [] } = portable(body) as {
    readonly properties?: object;
    readonly required?: readonly string[];
  };
  const schema = {
    type: 'object',
    properties: { ...properties, [file]: { type: 'string', format: 'binary' } },
    required: [...required, file],
  };
  return { 'multipart/form-data': { schema } };
}

function parameters(path: Path, { body }: Call): readonly object[] {
  const { properties = {}, required = [] } = portable(body) as {
    readonly properties?: object;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]: [string, unknown]) => ({
    name,
    in: path.includes(`/:${name}`) ? 'path' : 'query',
    required: required.includes(name),
    schema,
  }));
}

function refusals(path: Path): Readonly<Record<string, object>> {
  const call: Call = contract[path];
  const names = [
    ...general,
    ...(call.who === 'user' ? ['unauthenticated', 'forbidden', 'unknown'] : []),
    ...(call.errors ?? []),
  ] as ErrorName[];
  const statuses = [...new Set(names.map((name) => errors[name].status))].sort((one, other) => one - other);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: names
          .filter((name) => errors[name].status === status)
          .map((name) => `${errors[name].code} ${name}`)
          .join(', '),
        content: json({ $ref: '#/components/schemas/Refusal' }),
      },
    ]),
  );
}

function success(data: object): object {
  return { type: 'object', required: ['success', 'data'], properties: { success: { const: true }, data } };
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

/** A schema as plain data; the menu item, which holds itself, is kept once among the components. */
function portable(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_key, value: unknown) =>
    namesMenuItem(value) ? { $ref: menuItemRef } : value,
  ) as object;
}

const menuItemRef = '#/components/schemas/MenuItem';

function namesMenuItem(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$ref' in value && value.$ref === 'MenuItem';
}

function menuItemSchema(): object {
  const { $id: _name, ...schema } = MenuItem.$defs.MenuItem as unknown as { readonly $id?: string };
  return portable(schema);
}

const fence = '```';

/** Aligned columns become styles of cells, which the page's policy refuses. */
const unaligned = (table: string): string => table.replaceAll('--:', '---');

/** How one signs in and calls, before all that can be called. */
function description(publicUrl: string): string {
  return `Every call of the server, described for machines in [\`/openapi.json\`](${publicUrl}/openapi.json).

## Sign in
A person signs in and gets a token, which lasts for an hour after its last use:
${fence}sh
curl ${publicUrl}/auth/veryifypassword --json '{"email": "me@example.org", "password": "…"}'
${fence}
A program uses an API key instead. Admins create keys under *Members and roles*, with permissions, forms and an expiry.

## Call
Send the token or the key as \`access-token\`, and the body as JSON:
${fence}sh
curl ${publicUrl}/category/getcategories -H 'access-token: …' --json '{"limit": 10}'
${fence}
A reply is \`{"success": true, "data": …}\` or \`{"success": false, "code": 4010, "message": "…"}\`. Lists return \`next\`: send it as \`after\` to get the next page. An ID that you make yourself lets you repeat a call after a lost reply without storing anything twice.

To try calls on this page, select *Authorize* and enter the token or the key.

## Errors
The \`code\` of a refusal does not change between releases; \`message\` is in the language of \`accept-language\`. Each call lists its own codes, and the schema *Refusal* at the end of this page lists them all.`;
}
