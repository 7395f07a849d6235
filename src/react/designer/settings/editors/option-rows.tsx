import { useState } from 'react';
import type { Language, Option } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language.tsx';
import { IconButton } from '../../icon.tsx';
import { directionIn } from '../../languages.ts';
import type { OptionPath } from '../../options.ts';
import { setText, textIn } from '../../set-text.ts';
import { useProblems } from '../field.tsx';
import { useNumberInput } from './number-field.tsx';

interface OptionEdits {
  readonly owner: string;
  readonly tree: boolean;
  readonly language: Language;
  readonly formLanguage: Language;
  change(path: OptionPath, next: (option: Option) => Option | undefined): void;
  move(path: OptionPath, to: number): void;
  add(path: OptionPath): void;
}

interface OptionRowsProps extends OptionEdits { readonly options: readonly Option[]; readonly path: OptionPath }

export function OptionRows({ options, path, ...edits }: OptionRowsProps) {
  return (
    <ol className="porsa-d-options" data-depth={path.length}>
      {options.map((option, index) => <OptionRow key={index} option={option} path={[...path, index]} last={index === options.length - 1} {...edits} />)}
    </ol>
  );
}

interface OptionRowProps extends OptionEdits { readonly option: Option; readonly path: OptionPath; readonly last: boolean }

function OptionRow({ option, path, last, ...edits }: OptionRowProps) {
  const { t, number } = useLanguage();
  const { tree, language, formLanguage, owner, change, move, add } = edits;
  const index = path.at(-1) ?? 0;
  const place = path.map((at) => number(at + 1)).join('.');
  const label = (key: string): string => t(`designer:options.${key}`, { place });
  const problems = useProblems(owner, pathKey(path));
  const [asking, ask] = useState(option.visibleWhen !== undefined);
  return (
    <li className="porsa-d-option" data-wrong={problems.length > 0 || undefined}>
      <div className="porsa-d-option-line">
        <span className="porsa-d-option-place" aria-hidden="true">{place}</span>
        <input className="porsa-d-field-input" aria-label={label('text')} placeholder={t('designer:options.textshort')} lang={language} dir={directionIn(language)} value={textIn(option.text, language, formLanguage)}
          onChange={(event) => change(path, (before) => ({ ...before, text: setText(before.text, language, event.target.value, formLanguage) ?? '' }))} />
      </div>
      <div className="porsa-d-option-line">
        <input className="porsa-d-field-input porsa-d-mono" aria-label={label('value')} placeholder={t('designer:options.valueshort')} dir="ltr" value={option.value} onChange={(event) => change(path, (before) => ({ ...before, value: event.target.value }))} />
        <Score label={label('score')} value={option.score} change={(score) => change(path, ({ score: _, ...before }) => (score === undefined ? before : { ...before, score }))} />
        <IconButton icon="eye" label={label('when')} pressed={asking} onClick={() => ask(!asking)} />
        {tree && <IconButton icon="plus-lg" label={label('addinner')} onClick={() => add(path)} />}
        <IconButton icon="arrow-up" label={label('up')} disabled={index === 0} onClick={() => move(path, index - 1)} />
        <IconButton icon="arrow-down" label={label('down')} disabled={last} onClick={() => move(path, index + 1)} />
        <IconButton icon="x-lg" label={label('remove')} danger onClick={() => change(path, () => undefined)} />
      </div>
      {asking && (
        <div className="porsa-d-option-line">
          <input className="porsa-d-field-input porsa-d-mono" aria-label={label('when')} placeholder={t('designer:options.whenshort')} dir="ltr" spellCheck={false} autoComplete="off" autoCapitalize="none" value={option.visibleWhen ?? ''}
            onChange={(event) => change(path, ({ visibleWhen: _, ...before }) => (event.target.value === '' ? before : { ...before, visibleWhen: event.target.value }))} />
        </div>
      )}
      {problems.length > 0 && <div className="porsa-d-faults">{problems.map((problem) => <p key={problem}>{problem}</p>)}</div>}
      {tree && option.children && <OptionRows options={option.children} path={path} {...edits} />}
    </li>
  );
}

/** The option's own path in problems; those of its children are shown with them. */
function pathKey(path: OptionPath): string {
  return `options${path.map((index) => `[${index}]`).join('.children')}`;
}

function Score({ label, value, change }: { readonly label: string; readonly value: number | undefined; change(score: number | undefined): void }) {
  const { t } = useLanguage();
  const { fault, ...control } = useNumberInput({ value, change });
  return <input className="porsa-d-field-input porsa-d-score" aria-label={label} title={fault} placeholder={t('designer:options.scoreshort')} {...control} />;
}
