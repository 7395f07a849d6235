import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptForm, UnsavedForm } from '../../../api/drafts/unsaved-forms.ts';
import type { FormDefinition, Language } from '../../../engine/definition/types.ts';
import { useFormEngine, type FormEngine } from '../../ui/engine/form-engine.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import type { DesignerStoreOptions } from '../store/designer-store.ts';
import { noReply, type Author } from '../store/remote.ts';
import { lastSaving } from './last-savings.ts';
import { openDefinition } from '../definition/open-definition.ts';
import type { DesignerProps } from '../props/designer-props.ts';

/** Changes that an earlier visit left on the device, and who has saved the form since they were begun. */
export interface FoundChanges extends UnsavedForm {
  readonly newer?: { readonly by?: Author; readonly at?: string };
}

interface OpenDraft extends Pick<DesignerStoreOptions, 'definition' | 'remote' | 'isUnsaved' | 'base'> {
  readonly ok: true;
  readonly key: string;
  readonly kept?: KeptForm;
  readonly found?: FoundChanges;
}

/** The form to work on, or why there is none. */
export type Draft =
  | OpenDraft
  | { readonly ok: false; readonly code: number | 'wrongattribute' | 'invaliddefinition'; readonly message: string };

type Asked = Pick<DesignerProps, 'category' | 'project' | 'definition' | 'client' | 'keptForm' | 'person'>;

interface Around {
  readonly engine: FormEngine;
  readonly language: Language;
  /** Whether who loads the draft is still the one who is signed in. */
  isOwn(): boolean;
}

/** Forms that were made here: a host that passes back what it was notified of does not start over. */
export const ownForms = new WeakSet<FormDefinition>();

/** Loads the draft of the category, or takes the one given; undefined while it is on its way. */
export function useDraft({ category, project, definition, client, keptForm, person }: Asked): {
  readonly draft?: Draft;
  readonly retry: () => void;
} {
  const { language } = useLanguage();
  const [tries, setTries] = useState(0);
  const [draft, setDraft] = useState<Draft>();
  const engine = useFormEngine();
  const latest = useRef({ client, language, keptForm, engine, person });
  latest.current = { client, language, keptForm, engine, person };
  const reader = useReader(person);
  const hasClient = client !== undefined;
  useEffect(() => {
    if (definition && ownForms.has(definition)) return;
    let current = true;
    setDraft(undefined);
    const isOwn = (): boolean => latest.current.person === reader;
    void loadDraft({ category, project, definition, ...latest.current, isOwn }, `${tries} ${reader ?? ''}`).then(
      (found) => {
        if (current) setDraft(found);
      },
    );
    return () => {
      current = false;
    };
  }, [category, project, definition, hasClient, tries, reader]);
  return { draft, retry: useCallback(() => setTries((count) => count + 1), []) };
}

/** The last person who was signed in: what they have open stays open where their session ends. */
function useReader(person: string | undefined): string | undefined {
  const last = useRef(person);
  if (person) last.current = person;
  return last.current;
}

async function loadDraft(
  { category, project, definition, client, keptForm, engine, language, isOwn }: Asked & Around,
  id: string,
): Promise<Draft> {
  // An element passes on JSON from the page even if it cannot be parsed.
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
    client.category.getdraft({ category, project }),
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
      base: unsaved.base,
      remote: { client, category, rev: unsaved.rev, version: unsaved.version, isOwn },
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
    remote: { client, category, rev, version, isOwn },
    found:
      unsaved && !isSame
        ? {
            ...unsaved,
            base: unsaved.base ?? (unsaved.rev === rev ? opened : undefined),
            ...(unsaved.rev !== rev && { newer: { by: savedBy, at: savedAt } }),
          }
        : undefined,
  };
}
