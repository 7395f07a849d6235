import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '../../engine/definition/types.ts';
import { useLanguage } from '../ui/language.tsx';
import type { DesignerStoreOptions } from './designer-store.ts';
import { openDefinition } from './open-definition.ts';
import type { DesignerProps } from './types.ts';

/** The form to work on, or why there is none. */
export type Draft =
  | { readonly ok: true; readonly key: string; readonly definition: FormDefinition; readonly remote?: DesignerStoreOptions['remote'] }
  | { readonly ok: false; readonly code: number | 'wrongattribute'; readonly message: string };

type Asked = Pick<DesignerProps, 'category' | 'definition' | 'client'>;

/** Forms that were made here: a host that hands back what it was told does not begin anew. */
export const ownForms = new WeakSet<FormDefinition>();

/** Loads the draft of the category, or takes the one given; undefined while it is on its way. */
export function useDraft({ category, definition, client }: Asked): { readonly draft?: Draft; readonly retry: () => void } {
  const { language } = useLanguage();
  const [tries, setTries] = useState(0);
  const [draft, setDraft] = useState<Draft>();
  const latest = useRef({ client, language });
  latest.current = { client, language };
  const hasClient = client !== undefined;
  useEffect(() => {
    if (definition && ownForms.has(definition)) return;
    let current = true;
    setDraft(undefined);
    void loadDraft({ category, definition, client: latest.current.client }, latest.current.language, String(tries)).then((found) => { if (current) setDraft(found); });
    return () => { current = false; };
  }, [category, definition, hasClient, tries]);
  return { draft, retry: useCallback(() => setTries((count) => count + 1), []) };
}

async function loadDraft({ category, definition, client }: Asked, language: 'en' | 'fa', key: string): Promise<Draft> {
  if (definition) return { ok: true, key: crypto.randomUUID(), definition: openDefinition(definition, language) };
  if (!category || !client) return { ok: false, code: 'wrongattribute', message: '' };
  const reply = await client.category.getdraft({ category });
  if (!reply.success) return { ok: false, code: reply.code, message: reply.message };
  const { rev, version, title, definition: stored } = reply.data;
  return { ok: true, key: `${category} ${key}`, definition: openDefinition({ ...stored, title: stored.title ?? title }, language), remote: { client, category, rev, version } };
}
