import type { SentFields } from '../../api/contract/pages/plain-page.ts';

/** The fields of a page by their names. */
export interface FieldsByName {
  get(name: string): string | undefined;
  all(name: string): readonly string[];
}

export function byName(sent: SentFields): FieldsByName {
  const values = new Map<string, string[]>();
  for (const [name, value] of sent) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return { get: (name) => values.get(name)?.[0], all: (name) => values.get(name) ?? [] };
}

/** Names of the buttons by which a page is sent: a colon is in no question's name. */
export const goField = {
  /** On, as far as the answers allow. */
  next: '_go:next',
  back: '_go:back',
  /** To see the same page: in the other language, or with what follows from the answers. */
  stay: '_go:stay',
  /** To a page, to change something on it. */
  change: (page: string): string => `_go:change:${page}`,
} as const;

export type Act =
  | { readonly kind: 'next' | 'back' | 'stay' }
  | { readonly kind: 'change'; readonly page: string }
  /** A button of the questions themselves. */
  | { readonly kind: 'edit'; readonly button: string };

/** The button that was pressed; the Enter key presses the first, which goes on. */
export function actOf(sent: SentFields): Act {
  const button =
    sent.map(([name]) => name).find((name) => /^_(?:go|add|remove|up|down|update)(?::|$)/.test(name)) ?? goField.next;
  if (button === goField.next) return { kind: 'next' };
  if (button === goField.back) return { kind: 'back' };
  if (button === goField.stay) return { kind: 'stay' };
  const change = goField.change('');
  return button.startsWith(change) ? { kind: 'change', page: button.slice(change.length) } : { kind: 'edit', button };
}
