import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { Button } from '../../../kit/button/button.tsx';
import { Field, type Control } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import type { EditorProps } from '../../field/editor-props.ts';
import { SentenceEditor } from '../sentence/sentence-editor.tsx';
import { FormulaColors } from './formula-colors.tsx';
import { FaultyPlace } from './faulty-place.tsx';
import { FormulaNames } from './formula-names.tsx';
import { Offered } from './offered.tsx';
import { useDesigner } from '../../model/designer-context.ts';
import { Totals } from './totals.tsx';
import { useCompletion } from './use-completion.ts';
import { ValueSoFar } from './value-so-far.tsx';
import { useFormulaCheck } from './use-formula-check.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface FormulaFieldProps extends EditorProps<string> {
  /** What a formula gives here, and so which example stands in an empty field. Defaults to `value`. */
  readonly gives?: 'value' | 'truth' | 'number' | 'moment';
  /** An empty one is a button until it is wanted. */
  readonly folded?: boolean;
  /** The question whose value it is, where it computes one. */
  readonly owner?: string;
}

/** A formula, checked as it is typed; names and functions are offered at the caret and in a list. A condition is built of sentences as well. */
export function FormulaField({
  problem,
  value = '',
  change,
  gives = 'value',
  folded,
  owner,
  ...frame
}: FormulaFieldProps) {
  const { t } = useLanguage();
  const [wanted, want] = useState<'now' | 'still'>();
  const fault = useFormulaCheck(value);
  const isOpen = !folded || wanted !== undefined || value !== '';
  return (
    <Field {...frame} problem={fault ? [] : problem}>
      {(control) => (
        <>
          {gives === 'truth' && <SentenceEditor label={frame.label} formula={value} change={change} />}
          {isOpen ? (
            <FormulaBox
              {...{ control, value, change, gives, fault, owner }}
              begins={wanted === 'now'}
              keep={() => want('still')}
            />
          ) : (
            <Button
              kind="link"
              id={control.id}
              aria-describedby={control['aria-describedby']}
              aria-labelledby={`${control.id}-label ${control.id}-write`}
              onClick={() => want('now')}
            >
              <span id={`${control.id}-write`}>{t('sentence:write')}</span>
            </Button>
          )}
        </>
      )}
    </Field>
  );
}

interface FormulaBoxProps extends Pick<EditorProps<string>, 'change'>, Pick<FormulaFieldProps, 'owner'> {
  readonly control: Control;
  readonly value: string;
  readonly gives: NonNullable<FormulaFieldProps['gives']>;
  readonly fault: ReturnType<typeof useFormulaCheck>;
  /** It was asked for just now, to be written in. */
  readonly begins: boolean;
  /** It is being written in, and stays where it is emptied. */
  keep(): void;
}

function FormulaBox({ control, value, change, gives, fault, owner, begins, keep }: FormulaBoxProps) {
  const { t } = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const all = useSuggestions();
  const { offered, chosen, take, insert, listeners } = useCompletion({ area, value, all, change });
  const [isWritten, write] = useState(false);
  const of = useOwner(owner);
  const list = `${control.id}-offered`;
  useEffect(() => {
    if (begins) area.current?.focus();
  }, [begins]);
  return (
    <>
      <div
        className="porsa-d-formula"
        onFocus={() => {
          write(true);
          keep();
        }}
      >
        <textarea
          {...control}
          {...listeners}
          ref={area}
          className="porsa-kit-control porsa-d-mono"
          dir="ltr"
          rows={rowsOf(value)}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          value={value}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={list}
          aria-activedescendant={chosen >= 0 ? `${list}-${chosen}` : undefined}
          aria-invalid={control['aria-invalid'] ?? (fault ? true : undefined)}
          placeholder={t(`designer:formula.example.${gives}`)}
        />
        <FormulaColors formula={value} fault={fault?.position} area={area} />
        <Offered id={list} offered={offered} chosen={chosen} take={take} />
      </div>
      {fault && <FaultyPlace formula={value} fault={fault} show={(at) => selectIn(area.current, at, at + 1)} />}
      {isWritten && value.trim() && !fault && <ValueSoFar formula={value} owner={of} />}
      {owner !== undefined && value === '' && (
        <Totals
          owner={owner}
          take={(formula) => {
            change(formula, null);
            area.current?.focus();
          }}
        />
      )}
      <FormulaNames suggestions={all} insert={insert} />
    </>
  );
}

/** The question that a formula is of: what it computes, or what is being designed. */
function useOwner(owner: string | undefined): string | undefined {
  const { model } = useDesigner();
  const selection = useStore(model.$selection);
  const view = useStore(model.$view);
  return owner ?? (view === 'design' && selection.kind === 'question' ? selection.id : undefined);
}

const rowsOf = (formula: string): number =>
  Math.min(8, Math.max(2, formula.split('\n').length, Math.ceil(formula.length / 36)));

function selectIn(area: HTMLTextAreaElement | null, from: number, to: number): void {
  area?.focus();
  area?.setSelectionRange(from, to);
}
