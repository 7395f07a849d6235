import type { ViewNode } from '../../api/contract/pages/first-view.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Elements that run, fetch or redirect, which no form is drawn with. */
const active = /^(script|style|iframe|frame|object|embed|base|link|meta|template|animate\w*|set)$/i;
const address = /(^|:)(href|src|action|formaction|data)$/i;

/**
 * What a server has drawn, made node by node: a page whose policy forbids parsing HTML has nothing against it.
 *
 * It is data: attributes that hold code are left out, and a tree with an element that could run some is refused.
 */
export function buildTree(nodes: readonly ViewNode[], space?: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const node of nodes) fragment.append(buildNode(node, space));
  return fragment;
}

function buildNode(node: ViewNode, around: string | undefined): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...children] = node;
  if (tag === '!') return document.createComment(String(children[0] ?? ''));
  if (active.test(tag)) throw new TypeError(tag);
  const space = tag === 'svg' ? svg : around;
  const element = space ? document.createElementNS(space, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(buildTree(children, tag === 'foreignObject' ? undefined : space));
  return element;
}

function setAttribute(element: Element, name: string, value: string): void {
  if (/^(on|srcdoc$)/i.test(name) || (address.test(name) && isCode(value))) return;
  // A policy that forbids styles in attributes means the attribute; what scripts set is theirs.
  if (name === 'style') (element as HTMLElement).style.cssText = value;
  else element.setAttribute(name, value);
}

/** As browsers read it: without blanks and control characters, in any case. */
const isCode = (value: string): boolean => /^(javascript|vbscript|data:text)/i.test(value.replace(/[\0-\x20]/g, ''));
