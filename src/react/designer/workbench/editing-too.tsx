import { useEffect, useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { watchEditors, type Editor } from '../draft/watch-editors.ts';
import { pageTitle } from '../definition/page-title.ts';
import { findQuestion } from '../definition/tree.ts';
import { useDesigner } from '../model/designer-context.ts';
import { noReply } from '../store/remote.ts';

/** Who else has the form open, and what they work on. */
export function EditingToo() {
  const { model, person } = useDesigner();
  const { t, text, language } = useLanguage();
  const [first, ...more] = useEditors();
  if (!first) return <p className="porsa-d-editing-too" role="status" />;
  const form = model.$definition.get();
  const question = first.question ? findQuestion(form, first.question) : undefined;
  const page = form.pages.find(({ id }) => id === first.page);
  const place = question ? text(question.title) || question.name : page && pageTitle(form.pages, page, language, t);
  const names = new Set([first, ...more].filter(({ id }) => id !== person).map(({ id }) => id));
  const known = [first, ...more].find(({ id }) => id !== person);
  const name = `\u2068${known?.name}\u2069`;
  const count = names.size - 1;
  const who = !known
    ? t('designer:editors.self')
    : t(count > 0 ? 'designer:editors.more' : 'designer:editors.one', { name, count });
  return (
    <p className="porsa-d-editing-too" role="status">
      {who}
      {place && count < 1 && (
        <>
          {' · '}
          <bdi>{place}</bdi>
        </>
      )}
    </p>
  );
}

const unanswered = { success: false, code: noReply, message: '' } as const;

function useEditors(): readonly Editor[] {
  const { model, client, category, person } = useDesigner();
  const [editors, setEditors] = useState<readonly Editor[]>([]);
  useEffect(() => {
    if (!client?.category.editform || !category || person === '') return;
    const calls = client.category;
    const { store, $selection, $page } = model;
    const watching = watchEditors({
      edit: async (...given) => (await calls.editform?.(...given)) ?? unanswered,
      category,
      person: person ?? '',
      place() {
        const selection = $selection.get();
        return { page: $page.get()?.id, question: selection.kind === 'question' ? selection.id : undefined };
      },
      saved: (rev) => void (rev > store.$rev.get() && store.pull().catch(() => undefined)),
    });
    const stop = watching.$editors.subscribe((now) => setEditors(now));
    return () => {
      stop();
      watching.stop();
      setEditors([]);
    };
  }, [model, client, category, person]);
  return editors;
}
