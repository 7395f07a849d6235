import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { Loading } from '../parts/loading.tsx';
import { useState } from 'react';

interface ExportQuestionsProps {
  readonly category: string;
  /** Absent: all of them, those that were removed from the form too. */
  readonly chosen: readonly string[] | undefined;
  onChange(chosen: readonly string[] | undefined): void;
}

/** Which questions an export holds; the form is fetched once somebody wants to choose. */
export function ExportQuestions(props: ExportQuestionsProps) {
  const { t } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="porsa-portal-more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('portal:export.questions')}</summary>
      {isOpen && <Questions {...props} />}
    </details>
  );
}

function Questions({ category, chosen, onChange }: ExportQuestionsProps) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const form = useCall(category, (signal) => client.category.getform({ category }, { signal }));
  return (
    <Loading of={form}>
      {({ definition }) => {
        const all = answered(definition as FormDefinition);
        const has = (name: string): boolean => chosen?.includes(name) ?? true;
        const toggle = (name: string): void => {
          const next = all.filter((each) => (each.name === name ? !has(name) : has(each.name)));
          onChange(next.length === all.length ? undefined : next.map((each) => each.name));
        };
        return (
          <fieldset className="porsa-portal-people">
            <legend className="porsa-kit-hidden">{t('portal:export.questions')}</legend>
            {all.map(({ name, title }) => (
              <label key={name}>
                <input type="checkbox" checked={has(name)} onChange={() => toggle(name)} />
                <bdi>{unbroken(text(title) || name)}</bdi>
              </label>
            ))}
          </fieldset>
        );
      }}
    </Loading>
  );
}

/** What has an answer; rows of a repeating container go together. */
function answered({ pages }: FormDefinition): readonly Question[] {
  const among = (questions: readonly Question[]): readonly Question[] =>
    questions.flatMap((question) => {
      if (question.type === 'label' || question.type === 'link') return [];
      if (question.type !== 'container' || question.multimode) return [question];
      return among(question.questions ?? []);
    });
  return pages.flatMap((page) => among(page.questions));
}
