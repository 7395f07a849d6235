import { useEffect, useId, useRef } from 'react';
import { useStore } from '@nanostores/react';
import type { Condition } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { putCondition, removeCondition } from '../edits/conditions.ts';
import { findQuestion } from '../definition/tree.ts';
import { pageTitle } from '../definition/page-title.ts';
import { FormulaField } from '../editors/formula/formula-field.tsx';
import { Field, Select } from '../../kit/field/field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { ErrorFields } from './error-fields.tsx';
import { NotifyFields } from './notify-fields.tsx';
import { ReceiversField } from './receivers-field.tsx';
import type { Receiver } from './use-receivers.ts';
import { Button } from '../../kit/button/button.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from '../icons/icons.ts';

interface ConditionCardProps {
  readonly condition: Condition;
  readonly receivers: readonly Receiver[] | undefined;
}

/** One condition: what it does, and when. */
export function ConditionCard({ condition, receivers }: ConditionCardProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const card = useShownFirst(condition.id);
  const own = useProblems(condition.id, 'when');
  const shown = useProblems(condition.kind === 'visibility' ? condition.target : '', 'visibility');
  const put = (changed: Condition, merge: string): void =>
    model.edit((form) => putCondition(form, changed), `${condition.id} ${merge}`);
  return (
    <article
      ref={card}
      className="porsa-d-condition"
      data-condition={condition.id}
      data-focus-condition={condition.id}
      tabIndex={-1}
    >
      <div className="porsa-d-condition-what">
        {condition.kind === 'visibility' && <Target target={condition.target} />}
        {condition.kind === 'gotopage' && <PageChoices id={id} condition={condition} put={put} />}
        {condition.kind === 'sendfile' && (
          <ReceiversField
            id={id}
            owner={condition.id}
            to={condition.to}
            receivers={receivers}
            address={({ kind, id: receiver }) => ({ [kind]: receiver })}
            change={(to, merge) => put({ ...condition, to }, merge)}
          />
        )}
        {condition.kind === 'error' && <ErrorFields condition={condition} put={put} />}
        {condition.kind === 'notify' && <NotifyFields condition={condition} receivers={receivers} put={put} />}
        <IconButton
          icon={icons.trash}
          danger
          label={t('designer:conditions.remove')}
          onClick={() => {
            model.edit((form) => removeCondition(form, condition.id));
            model.$toast.set({ text: t('designer:toast.conditionremoved'), undo: true });
          }}
        />
      </div>
      <FormulaField
        gives="truth"
        id={`${id}-when`}
        label={t('designer:conditions.when')}
        problem={[...own, ...shown]}
        value={condition.when}
        change={(when) => put({ ...condition, when: when ?? '' }, 'when')}
      />
    </article>
  );
}

/** Puts the focus on the condition that the list was opened for. */
function useShownFirst(id: string) {
  const { model } = useDesigner();
  const card = useRef<HTMLElement>(null);
  const isWanted = useStore(model.$condition) === id;
  useEffect(() => {
    if (!isWanted) return;
    model.$condition.set(null);
    card.current?.focus();
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted, model]);
  return card;
}

function Target({ target }: { readonly target: string }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const definition = useStore(model.$definition);
  const question = findQuestion(definition, target);
  const page = definition.pages.find((each) => each.id === target);
  const title = page
    ? pageTitle(definition.pages, page, editing, t)
    : pickText(question?.title, editing) || question?.name || t('designer:conditions.deleted');
  const open = (): void => {
    model.$view.set('design');
    model.select({ kind: question ? 'question' : 'page', id: target });
    model.$tab.set('visibility');
    model.$focus.set({ on: 'settings' });
  };
  return (
    <p>
      {t(page ? 'designer:conditions.showpage' : 'designer:conditions.showquestion')}{' '}
      <Button kind="link" disabled={!question && !page} onClick={open} dir="auto">
        {title}
      </Button>
    </p>
  );
}

type Put<K extends Condition['kind']> = {
  readonly id: string;
  readonly condition: Extract<Condition, { kind: K }>;
  put(condition: Condition, merge: string): void;
};

function PageChoices({ id, condition, put }: Put<'gotopage'>) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const { pages } = useStore(model.$definition);
  return (['from', 'to'] as const).map((end) => (
    <PageChoice
      key={end}
      id={`${id}-${end}`}
      label={t(`designer:conditions.${end}`)}
      owner={condition.id}
      end={end}
      value={condition[end]}
      pages={pages.map((page) => ({ id: page.id, title: pageTitle(pages, page, editing, t) }))}
      change={(page) => put({ ...condition, [end]: page }, end)}
    />
  ));
}

interface PageChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly owner: string;
  readonly end: 'from' | 'to';
  readonly value: string;
  readonly pages: readonly { readonly id: string; readonly title: string }[];
  change(page: string): void;
}

function PageChoice({ id, label, owner, end, value, pages, change }: PageChoiceProps) {
  const problems = useProblems(owner, end);
  return (
    <Field id={id} label={label} problem={problems}>
      {(control) => (
        <Select {...control} value={value} onChange={change}>
          {!pages.some((page) => page.id === value) && <option value={value} />}
          {pages.map((page) => (
            <option key={page.id} value={page.id}>
              {page.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
