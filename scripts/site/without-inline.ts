/** Where the scripts lie that VitePress writes into the head of each page. */
export const earlyScript = 'early.js';

export interface Page {
  readonly html: string;
  /** What was taken out of its head, in order. */
  readonly scripts: readonly string[];
}

/**
 * A page that holds to a policy without inline scripts and styles: its scripts stand in one file, its styles in none.
 *
 * The few styles of elements that VitePress draws on its server are given by the theme's own style sheet instead.
 */
export function withoutInline(html: string, base: string): Page {
  const scripts: string[] = [];
  const taken = html.replace(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>\s*/g, (_, script: string) => {
    scripts.push(script);
    return '';
  });
  const early = scripts.length > 0 ? `<script src="${base}${earlyScript}"></script>\n  ` : '';
  return { html: withoutStyles(taken.replace('</head>', `${early}</head>`)), scripts };
}

/** Attributes of tags alone: a text that shows one is left as it is. */
const withoutStyles = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle="[^"]*"/g, ''));
