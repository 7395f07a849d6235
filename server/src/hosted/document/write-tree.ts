import type { ViewNode } from '../../../../src/api/contract/pages/first-view.ts';
import { drawn, html, type Html } from './html.ts';

/** Elements that have no end tag. */
const empty: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);

export interface WrittenTree {
  readonly html: Html;
  /** What stands in `style` attributes, each once: a strict policy has to name them. */
  readonly inlineStyles: readonly string[];
}

/** A form as it is first seen, as the HTML from which a browser builds the same nodes. */
export function writeTree(nodes: readonly ViewNode[]): WrittenTree {
  const inlineStyles = new Set<string>();
  const write = (node: ViewNode): string => {
    if (typeof node === 'string') return html`${node}`.text;
    const [tag, attributes, ...children] = node;
    if (tag === '!') return `<!--${children.join('')}-->`;
    if (attributes['style'] !== undefined) inlineStyles.add(attributes['style']);
    const written = Object.entries(attributes).map(([name, value]) => html` ${drawn(name)}="${value}"`.text);
    const start = `<${tag}${written.join('')}>`;
    if (empty.has(tag)) return start;
    // The first line break in a text area is the tag's.
    return `${start}${tag === 'textarea' || tag === 'pre' ? '\n' : ''}${children.map(write).join('')}</${tag}>`;
  };
  return { html: drawn(nodes.map(write).join('')), inlineStyles: [...inlineStyles] };
}
