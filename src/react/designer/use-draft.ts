import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptForm, UnsavedForm } from '../../api/unsaved-forms.ts';
import type { FormDefinition, Language } from '../../engine/definition/types.ts';
import { useFormEngine, type FormEngine } from '../ui/form-engine.ts';
import { useLanguage } from '../ui/language.tsx';
import { noReply, type Author, type DesignerStoreOptions } from './designer-store.ts';
import { lastSaving } from './last-savings.ts';
import { openDefinition } from './open-definition.ts';
import type { DesignerProps } from './types.ts';

/** Changes that an earlier visit left on the device, and who has saved the form since they were begun. */
export interface FoundChanges extends UnsavedForm {
  readonly newer?: { readonly by?: Author; readonly at?: string };
}

interface OpenDraft extends Pick<DesignerStoreOptions, 'definition' | 'remote' | 'isUnsaved'> {
  readonly ok: true;
  readonly key: string;
  readonly kept?: KeptForm;
  readonly found?: FoundChanges;
}

/** The form to work on, or why there is none. */
export type Draft =
  | OpenDraft
  | { readonly ok: false; readonly code: number | 'wrongattribute' | 'invaliddefinition'; readonly message: string };

type Asked = Pick<DesignerProps, 'category' | 'definition' | 'client' | 'keptForm'>;

interface Around {
  readonly engine: FormEngine;
  readonly language: Language;
}

/** Forms that were made here: a host that hands back what it was told does not begin anew. */
export const ownForms = new WeakSet<FormDefinition>();

/** Loads the draft of the category, or takes the one given; undefined while it is on its way. */
export function useDraft({ category, definition, client, keptForm }: Asked): {
  readonly draft?: Draft;
  readonly retry: () => void;
} {
  const { language } = useLanguage();
  const [tries, setTries] = useState(0);
  const [draft, setDraft] = useState<Draft>();
  const engine = useFormEngine();
  const latest = useRef({ client, language, keptForm, engine });
  latest.current = { client, language, keptForm, engine };
  const hasClient = client !== undefined;
  useEffect(() => {
    if (definition && ownForms.has(definition)) return;
    let current = true;
    setDraft(undefined);
    void loadDraft({ category, definition, ...latest.current }, String(tries)).then((found) => {
      if (current) setDraft(found);
    });
    return () => {
      current = false;
    };
  }, [category, definition, hasClient, tries]);
  return { draft, retry: useCallback(() => setTries((count) => count + 1), []) };
}

async function loadDraft(
  { category, definition, client, keptForm, engine, language }: Asked & Around,
  id: string,
): Promise<Draft> {
  // An element hands on what a page wrote as JSON and cannot be read.
  if (typeof definition === 'string')
    return {
      ok: false,
      code: 'invaliddefinition',
      message: engine
        .checkDefinition(definition, language)
        .map(({ message }) => message)
        .join(' '),
    };
  if (definition) return { ok: true, key: crypto.randomUUID(), definition: openDefinition(definition, language) };
  if (!category || !client) return { ok: false, code: 'wrongattribute', message: '' };
  const key = `${category} ${id}`;
  await lastSaving(category);
  const [reply, kept] = await Promise.all([
    client.category.getdraft({ category }),
    keptForm?.(category).catch(() => undefined),
  ]);
  const unsaved = await kept?.load().catch(() => undefined);
  if (!reply.success) {
    if (reply.code < noReply || !unsaved) return { ok: false, code: reply.code, message: reply.message };
    // Without the server one goes on with what the device has.
    return {
      ok: true,
      key,
      kept,
      definition: unsaved.definition,
      isUnsaved: true,
      remote: { client, category, rev: unsaved.rev, version: unsaved.version },
    };
  }
  const { rev, version, title, definition: stored, savedBy, savedAt } = reply.data;
  const opened = openDefinition({ ...stored, title: stored.title ?? title }, language);
  const isSame = JSON.stringify(unsaved?.definition) === JSON.stringify(opened);
  if (unsaved && isSame) await kept?.clear();
  return {
    ok: true,
    key,
    kept,
    definition: opened,
    remote: { client, category, rev, version },
    found:
      unsaved && !isSame
        ? { ...unsaved, ...(unsaved.rev !== rev && { newer: { by: savedBy, at: savedAt } }) }
        : undefined,
  };
}
