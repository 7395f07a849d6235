import { useRef } from 'react';
import { printExpression } from '../../../../engine/syntax/print-expression.ts';
import { Button } from '../../../kit/button/button.tsx';
import { Select } from '../../../kit/field/field.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import * as icons from '../../icons/icons.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { joins, type Group, type Join, type Sentence } from './sentence.ts';
import type { Subject } from './subjects.ts';

interface GroupEditorProps {
  readonly group: Group;
  readonly subjects: readonly Subject[];
  /** Numbers of the groups around it and its own. */
  readonly place?: readonly number[];
  put(group: Group): void;
}

/** Groups in groups beyond this are hard to read for anybody. */
const deepest = 2;

/** Clauses that are joined, and groups of such. */
export function GroupEditor({ group, subjects, place = [], put }: GroupEditorProps) {
  const { t } = useLanguage();
  const { join, parts } = group;
  const replace = (index: number, next?: Sentence): void =>
    put({ ...group, parts: parts.flatMap((part, at) => (at !== index ? [part] : (next ?? []))) });
  const root = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const add = (part: Sentence): void => {
    put({ ...group, parts: [...parts, part] });
    requestAnimationFrame(() => subjectsIn(root.current).at(-1)?.focus());
  };
  const remove = (index: number): void => {
    replace(index);
    adding.current?.focus();
  };
  const hasJoin = parts.length > 1 || join === 'none' || join === 'notall' || place.length > 0;
  return (
    <div ref={root} className="porsa-d-sentence-group" data-nested={place.length > 0 || undefined}>
      {hasJoin && <JoinChoice join={join} choose={(chosen) => put({ ...group, join: chosen })} />}
      {parts.map((part, index) => (
        <Part
          key={index}
          part={part}
          subjects={subjects}
          place={[...place, index + 1]}
          put={(next) => replace(index, next)}
          remove={() => remove(index)}
        />
      ))}
      <div className="porsa-d-sentence-add">
        <Button ref={adding} icon={icons.plus} onClick={() => add({ kind: 'comparison' })}>
          {t('sentence:add')}
        </Button>
        {parts.length > 0 && place.length < deepest && (
          <Button
            icon={icons.plus}
            onClick={() => add({ kind: 'group', join: 'any', parts: [{ kind: 'comparison' }] })}
          >
            {t('sentence:addgroup')}
          </Button>
        )}
      </div>
    </div>
  );
}

const subjectsIn = (root: HTMLElement | null): HTMLSelectElement[] => [
  ...(root?.querySelectorAll<HTMLSelectElement>('select[data-sentence-subject]') ?? []),
];

function JoinChoice({ join, choose }: { readonly join: Join; choose(join: Join): void }) {
  const { t } = useLanguage();
  return (
    <Select
      aria-label={t('sentence:join')}
      value={join}
      options={joins.map((each) => ({ value: each, text: t(`sentence:joins.${each}`) }))}
      onChange={(chosen) => {
        const found = joins.find((each) => each === chosen);
        if (found) choose(found);
      }}
    />
  );
}

interface PartProps {
  readonly part: Sentence;
  readonly subjects: readonly Subject[];
  readonly place: readonly number[];
  put(part: Sentence): void;
  remove(): void;
}

function Part({ part, subjects, place, put, remove }: PartProps) {
  const { t, number } = useLanguage();
  const label = t(part.kind === 'group' ? 'sentence:group' : 'sentence:condition', {
    place: place.map((each) => number(each)).join('.'),
  });
  if (part.kind === 'comparison')
    return <ComparisonRow comparison={part} subjects={subjects} label={label} put={put} remove={remove} />;
  return (
    <div className="porsa-d-clause" role="group" aria-label={label}>
      {part.kind === 'group' ? (
        <GroupEditor group={part} subjects={subjects} place={place} put={put} />
      ) : (
        <p className="porsa-d-clause-written">
          <code dir="ltr">{printExpression(part.expression)}</code>
          <span className="porsa-kit-help">{t('sentence:written')}</span>
        </p>
      )}
      <IconButton icon={icons.close} danger label={t('sentence:remove', { label })} onClick={remove} />
    </div>
  );
}
