import { useStore } from '@nanostores/react';
import { pickText, useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { allQuestions, insertAt } from '../edits/tree.ts';
import { Icon, IconButton } from '../icon.tsx';
import { Field } from '../settings/field.tsx';

interface ReportQuestionsProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly problems: readonly string[];
  /** Names in the order they are printed; absent: all that may be in a report. */
  readonly chosen: readonly string[] | undefined;
  change(questions: readonly string[] | undefined): void;
}

/** Which questions are printed, and in which order. */
export function ReportQuestions({ id, label, hint, problems, chosen, change }: ReportQuestionsProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const questions = allQuestions(useStore(model.$definition));
  const titleOf = (name: string): string =>
    pickText(questions.find((question) => question.name === name)?.title, editing) || name;
  const printed = questions.filter((question) => question.displayInReport !== false).map(({ name }) => name);
  const left = questions.filter(({ name }) => !chosen?.includes(name));
  const move = (name: string, to: number): void =>
    change(
      insertAt(
        (chosen ?? []).filter((each) => each !== name),
        to,
        name,
      ),
    );
  return (
    <Field id={id} label={label} hint={hint} problems={problems} group>
      <div className="porsa-d-checks porsa-d-checks-line">
        <label>
          <input type="radio" name={id} checked={!chosen} onChange={() => change(undefined)} />
          {t('designer:report.all')}
        </label>
        <label>
          <input type="radio" name={id} checked={chosen !== undefined} onChange={() => change(printed)} />
          {t('designer:report.choose')}
        </label>
      </div>
      {chosen && (
        <>
          <ol className="porsa-d-order">
            {chosen.map((name, index) => (
              <li key={name}>
                <span dir="auto">{titleOf(name)}</span>
                <code dir="ltr">{name}</code>
                <IconButton
                  icon="arrow-up"
                  label={t('designer:report.up', { title: titleOf(name) })}
                  disabled={index === 0}
                  onClick={() => move(name, index - 1)}
                />
                <IconButton
                  icon="arrow-down"
                  label={t('designer:report.down', { title: titleOf(name) })}
                  disabled={index === chosen.length - 1}
                  onClick={() => move(name, index + 1)}
                />
                <IconButton
                  icon="x-lg"
                  label={t('designer:report.remove', { title: titleOf(name) })}
                  onClick={() => change(chosen.filter((each) => each !== name))}
                />
              </li>
            ))}
          </ol>
          {left.length > 0 && (
            <div className="porsa-d-chips" role="group" aria-label={t('designer:report.left')}>
              {left.map(({ id: key, name }) => (
                <button key={key} type="button" className="porsa-d-chip" onClick={() => change([...chosen, name])}>
                  <Icon name="plus-lg" size={12} />
                  <span dir="auto">{titleOf(name)}</span>
                </button>
              ))}
            </div>
          )}
        </>
      )}
    </Field>
  );
}
