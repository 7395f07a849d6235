import { listMark } from '../../../../engine/languages/traits.ts';
import en from '../../../../../locales/en/versions.json' with { type: 'json' };
import fa from '../../../../../locales/fa/versions.json' with { type: 'json' };
import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { FormDefinition, Option } from '../../../../engine/definition/types.ts';
import { addTexts } from '../../../../store/texts.ts';
import { useLanguage, type LanguageTools } from '../../../ui/language/language.tsx';
import { unbroken } from '../../../ui/language/unbroken.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import { fetchVersion, useVersionCalls } from '../use-versions.ts';
import { scoreChanges, type ScoreChange } from './stored-scores.ts';

addTexts('versions', { en, fa });

/** The live version, and how many responses of it and of those before it there are. */
interface Published {
  readonly version: number;
  readonly definition: FormDefinition;
  readonly responses: number;
}

/** Before a form is published: which changes alter what stored scores mean, and how many responses that concerns. */
export function ScoreWarning({ onFound }: { onFound(count: number): void }) {
  const { model } = useDesigner();
  const tools = useLanguage();
  const { t } = tools;
  const draft = useStore(model.$definition);
  const { published, failed } = usePublished();
  const changes = published && published.responses > 0 ? scoreChanges(published.definition, draft) : [];
  useEffect(() => onFound(changes.length), [changes.length, onFound]);
  if (failed) return <p className="porsa-kit-help">{t('versions:scores.failed')}</p>;
  if (!published || changes.length === 0) return null;
  return (
    <section className="porsa-kit-alert" role="group" aria-label={t('versions:scores.title')}>
      <h3>{t('versions:scores.title')}</h3>
      <p>{t('versions:scores.text', { count: published.responses, version: published.version })}</p>
      <ul>
        {changes.map((change) => (
          <li key={`${change.question.id} ${change.kind}`}>
            <strong>
              <bdi>{unbroken(titleOf(change.question, tools))}</bdi>
            </strong>
            {' – '}
            {changeWords(change, tools)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function changeWords({ kind, question, results, options = [] }: ScoreChange, tools: LanguageTools): string {
  const { t, text } = tools;
  const all = (list: readonly Option[]): readonly Option[] =>
    list.flatMap((each) => [each, ...all(each.children ?? [])]);
  const named = options.map(
    (value) => text(all(question.options ?? []).find((each) => each.value === value)?.text) || value,
  );
  const what = t(`versions:scores.kinds.${kind}`, { options: joined(named, tools) });
  const others = results.filter(({ id }) => id !== question.id).map((each) => titleOf(each, tools));
  return others.length > 0
    ? `${what}. ${t('versions:scores.results', { results: joined(others, tools) })}.`
    : `${what}.`;
}

const joined = (titles: readonly string[], { language }: LanguageTools): string =>
  titles.map((title) => `\u2068${title}\u2069`).join(listMark(language));

const titleOf = (question: ScoreChange['question'], { text }: LanguageTools): string =>
  text(question.title) || question.name;

/** Nothing where the form was never published, or there is no server. */
function usePublished(): { readonly published?: Published; readonly failed: boolean } {
  const found = useVersionCalls();
  const calls = found?.calls;
  const category = found?.category ?? '';
  const [known, setKnown] = useState<{ readonly published?: Published; readonly failed: boolean }>({ failed: false });
  useEffect(() => {
    if (!calls) return;
    let current = true;
    const ask = async (): Promise<void> => {
      const listed = await calls.getversions!({ category });
      const live = listed.success ? listed.data.find(({ isLive }) => isLive) : undefined;
      if (listed.success && !live) return;
      const form = live && (await fetchVersion(calls, category, live.version));
      if (!current) return;
      if (!listed.success || !live || !form?.success) return setKnown({ failed: true });
      const responses = listed.data.reduce((sum, { entries }) => sum + entries, 0);
      setKnown({ failed: false, published: { version: live.version, definition: form.data, responses } });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [calls, category]);
  return known;
}
