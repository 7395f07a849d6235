import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { parse } from 'parse5';

interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
  readonly value?: string;
}

/** A page as a browser without scripts has it. */
export interface OpenPage {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly html: string;
  /** All words of the page, but those in its head. */
  readonly text: string;
  /** Fields as they would be sent now, without buttons. */
  readonly fields: readonly (readonly [string, string])[];
  /** Names of the buttons that send the page. */
  readonly buttons: readonly string[];
  readonly action: string;
  all(tag: string): readonly Readonly<Record<string, string>>[];
}

const attribute = (node: Node, name: string): string | undefined => node.attrs?.find((one) => one.name === name)?.value;

function nodesIn(node: Node): readonly Node[] {
  return [node, ...(node.childNodes ?? []).flatMap(nodesIn)];
}

const textIn = (node: Node): string =>
  nodesIn(node)
    .filter(({ nodeName }) => nodeName === '#text')
    .map(({ value }) => value ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

export function readHtml(html: string): Omit<OpenPage, 'status' | 'headers'> {
  // Where scripts do not run, what stands in its place is part of the page.
  const document = parse(html, { scriptingEnabled: false }) as unknown as Node;
  const nodes = nodesIn(document);
  const form = nodes.find(({ nodeName }) => nodeName === 'form');
  const controls = form ? nodesIn(form) : [];
  const body = nodes.find(({ nodeName }) => nodeName === 'body');
  return {
    html,
    text: body ? textIn(body) : '',
    action: form ? (attribute(form, 'action') ?? '') : '',
    fields: controls.flatMap(fieldsOf),
    buttons: controls.flatMap((node) => (node.nodeName === 'button' ? [attribute(node, 'name') ?? ''] : [])),
    all: (tag) =>
      nodes
        .filter(({ nodeName }) => nodeName === tag)
        .map((node) =>
          Object.fromEntries([...(node.attrs ?? []).map(({ name, value }) => [name, value]), ['text', textIn(node)]]),
        ),
  };
}

function fieldsOf(node: Node): readonly (readonly [string, string])[] {
  const name = attribute(node, 'name');
  if (name === undefined) return [];
  const type = attribute(node, 'type');
  const isChosen = attribute(node, 'checked') !== undefined;
  switch (node.nodeName) {
    case 'input':
      if (type === 'file' || ((type === 'radio' || type === 'checkbox') && !isChosen)) return [];
      return [[name, attribute(node, 'value') ?? '']];
    case 'textarea':
      return [[name, textIn(node)]];
    case 'select':
      return chosenIn(node).map((value) => [name, value] as const);
    default:
      return [];
  }
}

function chosenIn(select: Node): readonly string[] {
  const options = nodesIn(select).filter(({ nodeName }) => nodeName === 'option');
  const chosen = options.filter((option) => attribute(option, 'selected') !== undefined);
  const sent = chosen.length > 0 || attribute(select, 'multiple') !== undefined ? chosen : options.slice(0, 1);
  return sent.map((option) => attribute(option, 'value') ?? textIn(option));
}

export interface Sending {
  /** What is typed and chosen: a field's values in the place of its own. */
  readonly fill?: Readonly<Record<string, string | readonly string[]>>;
  /** The button that is pressed; defaults to the first. */
  readonly press?: string;
  readonly action?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly address?: string;
}

/** Somebody whose browser runs no scripts. */
export function plainBrowser(server: FastifyInstance) {
  const read = (response: LightMyRequestResponse): OpenPage => ({
    status: response.statusCode,
    headers: response.headers,
    ...readHtml(response.body),
  });
  return {
    open: async (url: string, headers: Readonly<Record<string, string>> = {}) =>
      read(await server.inject({ url, headers: { accept: 'text/html', ...headers } })),
    send: async (page: OpenPage, { fill = {}, press, action, headers, address }: Sending = {}) => {
      const kept = page.fields.filter(([name]) => !Object.hasOwn(fill, name));
      const typed = Object.entries(fill).flatMap(([name, values]) =>
        [values].flat().map((value) => [name, value] as [string, string]),
      );
      const button = press ?? page.buttons[0] ?? '';
      const payload = new URLSearchParams([
        ...kept.map(([name, value]): [string, string] => [name, value]),
        ...typed,
        [button, '1'],
      ]);
      return read(
        await server.inject({
          method: 'POST',
          url: action ?? page.action,
          payload: payload.toString(),
          remoteAddress: address ?? '127.0.0.1',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': 'same-origin',
            origin: 'https://forms.test',
            ...headers,
          },
        }),
      );
    },
  };
}
