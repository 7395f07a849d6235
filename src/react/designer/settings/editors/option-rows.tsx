import { useId, useState } from 'react';
import type { Language, Option } from '../../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../../ui/language.tsx';
import { IconButton } from '../../icon.tsx';
import { directionIn } from '../../languages.ts';
import type { OptionPath } from '../../options.ts';
import { setText, textIn } from '../../set-text.ts';
import { useProblems } from '../field.tsx';
import { FormulaField } from './editors-on-demand.ts';
import { useNumberInput } from './number-field.tsx';
import { useTypedName } from './use-typed-name.ts';

interface OptionEdits {
  readonly owner: string;
  readonly tree: boolean;
  readonly language: Language;
  readonly formLanguage: Language;
  /** `part` is what is changed, letter by letter; `null`: the option as a whole. */
  change(path: OptionPath, part: string | null, next: (option: Option) => Option | undefined): void;
  move(path: OptionPath, to: number): void;
  add(path: OptionPath): void;
  rename(path: OptionPath, value: string): void;
  remove(path: OptionPath): void;
}

interface OptionRowsProps extends OptionEdits {
  readonly options: readonly Option[];
  readonly path: OptionPath;
}

export function OptionRows({ options, path, ...edits }: OptionRowsProps) {
  return (
    <ol className="porsa-d-options" data-depth={path.length}>
      {options.map((option, index) => (
        <OptionRow key={index} option={option} path={[...path, index]} last={index === options.length - 1} {...edits} />
      ))}
    </ol>
  );
}

interface OptionRowProps extends OptionEdits {
  readonly option: Option;
  readonly path: OptionPath;
  readonly last: boolean;
}

function OptionRow({ option, path, last, ...edits }: OptionRowProps) {
  const { t, number } = useLanguage();
  const { tree, language, formLanguage, owner, change, move, add, rename, remove } = edits;
  const index = path.at(-1) ?? 0;
  const place = path.map((at) => number(at + 1)).join('.');
  const label = (key: string): string => t(`designer:options.${key}`, { place });
  const ofCondition = useProblems(owner, `${pathKey(path)}.visibleWhen`);
  const problems = useProblems(owner, pathKey(path)).filter((problem) => !ofCondition.includes(problem));
  const id = useId();
  const [asking, ask] = useState(false);
  // A row stays where it is when options move: what is written decides, and a press only where nothing is.
  const isConditional = asking || option.visibleWhen !== undefined;
  const putCondition = (when: string | undefined, part: string | null): void =>
    change(path, part, ({ visibleWhen: _, ...before }) =>
      when === undefined ? before : { ...before, visibleWhen: when },
    );
  return (
    <li className="porsa-d-option" data-wrong={problems.length + ofCondition.length > 0 || undefined}>
      <div className="porsa-d-option-line">
        <span className="porsa-d-option-place" aria-hidden="true">
          {place}
        </span>
        <input
          className="porsa-d-field-input"
          aria-label={label('text')}
          placeholder={pickText(option.text, language) || t('designer:options.ghost', { place })}
          lang={language}
          dir={directionIn(language)}
          value={textIn(option.text, language, formLanguage)}
          onChange={(event) =>
            change(path, 'text', (before) => ({
              ...before,
              text: setText(before.text, language, event.target.value, formLanguage) ?? '',
            }))
          }
        />
      </div>
      <div className="porsa-d-option-line">
        <Value label={label('value')} value={option.value} take={(value) => rename(path, value)} />
        <Score
          label={label('score')}
          value={option.score}
          change={(score) =>
            change(path, 'score', ({ score: _, ...before }) => (score === undefined ? before : { ...before, score }))
          }
        />
        <IconButton
          icon="eye"
          label={label('when')}
          pressed={isConditional}
          onClick={() => {
            ask(!isConditional);
            if (option.visibleWhen !== undefined) putCondition(undefined, null);
          }}
        />
        {tree && <IconButton icon="plus-lg" label={label('addinner')} onClick={() => add(path)} />}
        <IconButton icon="arrow-up" label={label('up')} disabled={index === 0} onClick={() => move(path, index - 1)} />
        <IconButton icon="arrow-down" label={label('down')} disabled={last} onClick={() => move(path, index + 1)} />
        <IconButton icon="x-lg" label={label('remove')} danger onClick={() => remove(path)} />
      </div>
      {isConditional && (
        <FormulaField
          gives="truth"
          id={`${id}-when`}
          label={label('when')}
          problems={ofCondition}
          value={option.visibleWhen}
          change={(when) => {
            ask(true);
            putCondition(when, 'when');
          }}
        />
      )}
      {problems.length > 0 && (
        <div className="porsa-d-faults">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      {tree && option.children && <OptionRows options={option.children} path={path} {...edits} />}
    </li>
  );
}

/** The option's own path in problems; those of its children are shown with them. */
function pathKey(path: OptionPath): string {
  return `options${path.map((index) => `[${index}]`).join('.children')}`;
}

/** Taken once it is left: what is compared with it is written anew too, and not at each key. */
function Value({ label, value, take }: { readonly label: string; readonly value: string; take(value: string): void }) {
  const { t } = useLanguage();
  const typing = useTypedName(value, take);
  return (
    <input
      className="porsa-d-field-input porsa-d-mono"
      aria-label={label}
      placeholder={t('designer:options.valueshort')}
      dir="ltr"
      {...typing}
    />
  );
}

function Score({
  label,
  value,
  change,
}: {
  readonly label: string;
  readonly value: number | undefined;
  change(score: number | undefined): void;
}) {
  const { t } = useLanguage();
  const { fault, ...control } = useNumberInput({ value, change });
  return (
    <input
      className="porsa-d-field-input porsa-d-score"
      aria-label={label}
      title={fault}
      placeholder={t('designer:options.scoreshort')}
      {...control}
    />
  );
}
