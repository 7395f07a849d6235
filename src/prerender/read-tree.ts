import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import type { ViewNode } from '../api/contract/pages/first-view.ts';

type Parsed = DefaultTreeAdapterMap['node'];

/** React's HTML as nodes; the comments that it writes between two texts stay. */
export function readTree(html: string): readonly ViewNode[] {
  return parseFragment(html)
    .childNodes.filter((node) => !isHint(node))
    .map(readNode);
}

function readNode(node: Parsed): ViewNode {
  if ('data' in node) return ['!', {}, node.data];
  if ('value' in node) return node.value;
  if (!('tagName' in node)) return '';
  const attributes = node.attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]);
  return [node.tagName, Object.fromEntries(attributes), ...node.childNodes.map(readNode)];
}

/** React asks for pictures ahead of what it draws; that is no part of the form. */
const isHint = (node: Parsed): boolean => node.nodeName === 'link';
