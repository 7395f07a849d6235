import type { HTMLAttributes } from 'react';
import type { Question } from '../../engine/definition/types.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { keyboardFor, readMeasure, readSlash } from '../numbers/number-rules.ts';
import type { PlainReading } from './plain-view.ts';

interface MeasureProps {
  readonly question: Question;
  readonly name: string;
  /** The number, what was typed instead, or nothing yet. */
  readonly value: unknown;
  readonly attributes: HTMLAttributes<HTMLInputElement>;
}

/** A number in the reader's digits, with its unit beside it. Any digits may be typed. */
export function Measure({ question, name, value, attributes }: MeasureProps) {
  const { number, show } = useLanguage();
  const input = (
    <input
      {...attributes}
      name={name}
      className="porsa-input porsa-number"
      inputMode={keyboardFor(question)}
      autoComplete="off"
      defaultValue={typeof value === 'number' ? number(value) : String(value ?? '')}
    />
  );
  return question.unit ? (
    <div className="porsa-with-unit">
      {input}
      <span className="porsa-unit">{show(question.unit)}</span>
    </div>
  ) : (
    input
  );
}

/** What was typed, as the interactive field reads it. */
export function readTypedNumber(text: string | undefined, question: Question, { language }: PlainReading): unknown {
  const typed = language === 'fa' ? readSlash(text ?? '') : (text ?? '');
  return readMeasure(typed, question) ?? typed;
}
