import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Option } from '../../../../engine/definition/types.ts';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { pickText, useLanguage } from '../../../ui/language/language.tsx';
import { directionIn } from '../../definition/languages.ts';
import { isCoded } from '../../definition/imported-codes.ts';
import type { OptionPath } from '../../definition/options.ts';
import { setText, textIn } from '../../definition/set-text.ts';
import { Problems } from '../../field/problems.tsx';
import { useProblems } from '../../field/use-problems.ts';
import * as icons from '../../icons/icons.ts';
import { useNumberInput } from '../basic/number-field.tsx';
import { useTypedName } from '../basic/use-typed-name.ts';
import { FormulaField } from '../late/editors-on-demand.ts';
import { OptionCode } from './option-code.tsx';
import type { OptionEdits } from './option-edits.ts';

interface OptionRowProps {
  readonly option: Option;
  readonly path: OptionPath;
  readonly last: boolean;
  readonly edits: OptionEdits;
  /** The options below this one. */
  readonly inner?: ReactNode;
}

/** One option: its text, value and score, the condition under which it is offered, its code in other systems, and its place. */
export function OptionRow({ option, path, last, edits, inner }: OptionRowProps) {
  const label = useLabel(path);
  const { owner, tree } = edits;
  const ofCondition = useProblems(owner, `${pathKey(path)}.visibleWhen`);
  const problems = useProblems(owner, pathKey(path)).filter((problem) => !ofCondition.includes(problem));
  const id = useId();
  const { isConditional, toggle, put, keepChosen } = useCondition(option, path, edits);
  const [asksCode, askCode] = useState(false);
  const hasCode = isCoded(option) || edits.imported(option.value)?.system !== undefined;
  return (
    <li className="porsa-d-option" data-wrong={problems.length + ofCondition.length > 0 || undefined}>
      <TextLine option={option} path={path} edits={edits} />
      <div className="porsa-d-row">
        <Value label={label('value')} value={option.value} take={(value) => edits.rename(path, value)} />
        <Score label={label('score')} option={option} path={path} edits={edits} />
      </div>
      <div className="porsa-d-row porsa-d-row-end">
        <IconButton icon={icons.eye} label={label('when')} aria-pressed={isConditional} onClick={toggle} />
        <IconButton
          icon={icons.tag}
          label={label('coded')}
          aria-expanded={asksCode}
          aria-pressed={hasCode}
          onClick={() => askCode(!asksCode)}
        />
        {tree && <IconButton icon={icons.plus} label={label('addinner')} onClick={() => edits.add(path)} />}
        <Placing path={path} last={last} edits={edits} />
      </div>
      {isConditional && (
        <FormulaField
          gives="truth"
          id={`${id}-when`}
          label={label('when')}
          problem={ofCondition}
          value={option.visibleWhen}
          change={put}
        />
      )}
      {isConditional && (
        <div className="porsa-d-checks">
          <label>
            <input
              type="checkbox"
              checked={option.keepChosen === true}
              onChange={({ target }) => keepChosen(target.checked)}
            />
            {label('keepchosen')}
          </label>
        </div>
      )}
      {asksCode && <OptionCode option={option} path={path} edits={edits} label={label} />}
      {problems.length > 0 && <Problems of={problems} />}
      {tree && inner}
    </li>
  );
}

/** The words of a control, with the option's place in them. */
function useLabel(path: OptionPath): (key: string) => string {
  const { t } = useLanguage();
  const place = usePlace(path);
  return (key) => t(`designer:options.${key}`, { place });
}

function usePlace(path: OptionPath): string {
  const { number } = useLanguage();
  return path.map((at) => number(at + 1)).join('.');
}

/** A row stays where it is when options move: what is written decides whether it has a condition, and a press only where nothing is. */
function useCondition({ visibleWhen, keepChosen: isKept }: Option, path: OptionPath, { change }: OptionEdits) {
  const [asking, ask] = useState(false);
  const isConditional = asking || visibleWhen !== undefined || isKept !== undefined;
  const write = (when: string | undefined, part: string | null): void =>
    change(path, part, ({ visibleWhen: _, ...before }) =>
      when === undefined ? before : { ...before, visibleWhen: when },
    );
  const keepChosen = (isKept: boolean): void =>
    change(path, null, ({ keepChosen: _, ...before }) => (isKept ? { ...before, keepChosen: true } : before));
  return {
    isConditional,
    keepChosen,
    /** Without a condition there is nothing to be kept. */
    toggle() {
      ask(!isConditional);
      if (isConditional && (visibleWhen !== undefined || isKept))
        change(path, null, ({ visibleWhen: _when, keepChosen: _kept, ...before }) => before);
    },
    put(when: string | undefined) {
      ask(true);
      write(when, 'when');
    },
  };
}

interface PartProps {
  readonly option: Option;
  readonly path: OptionPath;
  readonly edits: OptionEdits;
}

function TextLine({ option, path, edits: { language, formLanguage, change } }: PartProps) {
  const label = useLabel(path);
  const place = usePlace(path);
  return (
    <div className="porsa-d-row">
      <span className="porsa-d-row-place" aria-hidden="true">
        {place}
      </span>
      <input
        className="porsa-kit-control"
        aria-label={label('text')}
        placeholder={pickText(option.text, language) || label('ghost')}
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
  );
}

/** The ways up and down the list, and out of it. */
function Placing({ path, last, edits: { move, remove } }: Pick<OptionRowProps, 'path' | 'last' | 'edits'>) {
  const label = useLabel(path);
  const index = path.at(-1) ?? 0;
  return (
    <>
      <IconButton
        icon={icons.arrowUp}
        label={label('up')}
        disabled={index === 0}
        onClick={() => move(path, index - 1)}
      />
      <IconButton icon={icons.arrowDown} label={label('down')} disabled={last} onClick={() => move(path, index + 1)} />
      <IconButton icon={icons.close} label={label('remove')} danger onClick={() => remove(path)} />
    </>
  );
}

/** The option's own path in problems; those of its children are shown with them. */
function pathKey(path: OptionPath): string {
  return `options${path.map((index) => `[${index}]`).join('.children')}`;
}

/** Taken once it is left: what is compared with it is rewritten too, and not at each key. */
function Value({ label, value, take }: { readonly label: string; readonly value: string; take(value: string): void }) {
  const { t } = useLanguage();
  const typing = useTypedName(value, take);
  return (
    <input
      className="porsa-kit-control porsa-d-mono"
      aria-label={label}
      placeholder={t('designer:options.valueshort')}
      dir="ltr"
      {...typing}
    />
  );
}

function Score({ label, option, path, edits }: PartProps & { readonly label: string }) {
  const { t } = useLanguage();
  const change = (score: number | undefined): void =>
    edits.change(path, 'score', ({ score: _, ...before }) => (score === undefined ? before : { ...before, score }));
  const { fault, ...control } = useNumberInput({ value: option.score, change });
  return (
    <input
      className="porsa-kit-control porsa-d-score"
      aria-label={label}
      title={fault}
      placeholder={t('designer:options.scoreshort')}
      {...control}
      onKeyDown={goDown}
    />
  );
}

/** Enter goes down the column, as in a spreadsheet. */
function goDown(event: KeyboardEvent<HTMLInputElement>): void {
  const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLInputElement>('.porsa-d-score');
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || !next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
