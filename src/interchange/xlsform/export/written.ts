import type { Expression } from '../../../engine/syntax/syntax-tree.ts';
import type { SurveyKind, SurveyName } from './survey-scope.ts';

/** An expression of XPath and what it gives. */
export interface Written {
  readonly text: string;
  readonly kind: SurveyKind;
  /** The question, where it is nothing else. */
  readonly of?: SurveyName;
}

export type Write = (expression: Expression) => Written;

export const number = (text: string): Written => ({ text, kind: 'number' });
export const truth = (text: string): Written => ({ text, kind: 'boolean' });
export const textual = (text: string): Written => ({ text, kind: 'text' });

/** A tick is the text `OK` in XForms; any other value is a truth by itself, as here. */
export const condition = ({ text, kind, of }: Written): string =>
  kind === 'boolean' && of ? `${text} = 'OK'` : kind === 'text' || kind === 'any' ? `${text} = 'true'` : text;

/** Whether there is an answer. */
export const answered = ({ text }: Written): string => `${text} != ''`;
export const blank = ({ text }: Written): string => `${text} = ''`;

/** In brackets unless it is one name, number, text or call. */
export const operand = ({ text }: Pick<Written, 'text'>): string =>
  /^(?:\.|\$\{[^{}]+\}|[\d.]+|'[^']*'|"[^"]*"|[a-z][\w:-]*\([^()]*\))$/.test(text) ? text : `(${text})`;

/** Days are counted from 1970 where dates are added to. */
export const days = ({ text }: Written): string => `decimal-date-time(${text})`;
