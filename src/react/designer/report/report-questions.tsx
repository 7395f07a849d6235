import { useStore } from '@nanostores/react';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { allQuestions, insertAt } from '../definition/tree.ts';
import { Field } from '../../kit/field/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from '../icons/icons.ts';

interface ReportQuestionsProps {
  readonly id: string;
  readonly label: string;
  /** What is printed while nothing is chosen. */
  readonly all: string;
  readonly problem: readonly string[];
  /** Names in the order they are printed; absent: all that may be in a report. */
  readonly chosen: readonly string[] | undefined;
  change(questions: readonly string[] | undefined): void;
}

/** Which questions are printed, and in which order. */
export function ReportQuestions({ chosen, change, all, ...frame }: ReportQuestionsProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const questions = allQuestions(useStore(model.$definition));
  const printed = questions.filter((question) => question.displayInReport !== false).map(({ name }) => name);
  const left = questions.filter(({ name }) => !chosen?.includes(name)).map(({ name }) => name);
  return (
    <Field {...frame} group>
      {({ id }) => (
        <>
          <div className="porsa-d-checks">
            <label>
              <input type="radio" name={id} checked={!chosen} onChange={() => change(undefined)} />
              {all}
            </label>
            <label>
              <input type="radio" name={id} checked={chosen !== undefined} onChange={() => change(printed)} />
              {t('report:choose')}
            </label>
          </div>
          {chosen && <Chosen names={chosen} change={change} />}
          {chosen && left.length > 0 && <Left names={left} choose={(name) => change([...chosen, name])} />}
        </>
      )}
    </Field>
  );
}

function useTitles(): (name: string) => string {
  const { model } = useDesigner();
  const editing = useStore(model.$editing);
  const questions = allQuestions(useStore(model.$definition));
  return (name) => pickText(questions.find((question) => question.name === name)?.title, editing) || name;
}

interface ChosenProps {
  readonly names: readonly string[];
  change(names: readonly string[]): void;
}

/** The questions that are printed, each with the ways up and down. */
function Chosen({ names, change }: ChosenProps) {
  const { t } = useLanguage();
  const titleOf = useTitles();
  const without = (name: string): readonly string[] => names.filter((each) => each !== name);
  const move = (name: string, to: number): void => change(insertAt(without(name), to, name));
  return (
    <ol className="porsa-d-order">
      {names.map((name, index) => {
        const title = titleOf(name);
        return (
          <li key={name}>
            <span dir="auto">{title}</span>
            <code dir="ltr">{name}</code>
            <IconButton
              icon={icons.arrowUp}
              label={t('report:up', { title })}
              disabled={index === 0}
              onClick={() => move(name, index - 1)}
            />
            <IconButton
              icon={icons.arrowDown}
              label={t('report:down', { title })}
              disabled={index === names.length - 1}
              onClick={() => move(name, index + 1)}
            />
            <IconButton
              icon={icons.close}
              label={t('report:remove', { title })}
              onClick={() => change(without(name))}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface LeftProps {
  readonly names: readonly string[];
  choose(name: string): void;
}

/** The questions that could be printed too. */
function Left({ names, choose }: LeftProps) {
  const { t } = useLanguage();
  const titleOf = useTitles();
  return (
    <div className="porsa-d-chips" role="group" aria-label={t('report:left')}>
      {names.map((name) => (
        <button key={name} type="button" className="porsa-d-chip" onClick={() => choose(name)}>
          <Icon of={icons.plus} size={14} />
          <span dir="auto">{titleOf(name)}</span>
        </button>
      ))}
    </div>
  );
}
