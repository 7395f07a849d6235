import { useId } from 'react';
import { Select } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { AnswerInput } from '../answer/answer-input.tsx';
import { useNumberInput } from '../basic/number-field.tsx';
import type { Comparison } from './sentence.ts';
import type { Subject } from './subjects.ts';

interface ValueInputProps {
  readonly subject: Subject | undefined;
  readonly value: Comparison['value'];
  change(value: Comparison['value']): void;
}

/** What an answer is compared with, given in the way of the question: picked, typed, or taken from a calendar. */
export function ValueInput({ subject, value, change }: ValueInputProps) {
  if (subject?.options) return <OptionInput options={subject.options} value={value} change={change} />;
  if (typeof value === 'boolean') return <TruthInput value={value} change={change} />;
  if (subject?.kind === 'number' && typeof value !== 'string') return <NumberInput value={value} change={change} />;
  if (subject?.kind === 'date' || subject?.kind === 'time' || subject?.kind === 'datetime')
    return <MomentInput kind={subject.kind} value={value} change={change} />;
  return <TextInput value={value} change={change} />;
}

type InputProps = Omit<ValueInputProps, 'subject'>;

function OptionInput({ options, value, change }: InputProps & Required<Pick<Subject, 'options'>>) {
  const { t } = useLanguage();
  const chosen = value === undefined ? '' : String(value);
  const isKnown = chosen === '' || options.some((option) => option.value === chosen);
  return (
    <Select
      aria-label={t('sentence:value')}
      aria-invalid={isKnown ? undefined : true}
      value={chosen}
      onChange={(picked) => change(picked || undefined)}
    >
      <option value="">{t('sentence:choosevalue')}</option>
      {!isKnown && <option value={chosen}>{t('sentence:unknownvalue', { value: chosen })}</option>}
      {options.map((option, index) => (
        <option key={index} value={option.value}>
          {option.text}
        </option>
      ))}
    </Select>
  );
}

function TruthInput({ value, change }: InputProps) {
  const { t } = useLanguage();
  return (
    <Select
      aria-label={t('sentence:value')}
      value={String(value)}
      options={['true', 'false'].map((truth) => ({ value: truth, text: t(`sentence:${truth}`) }))}
      onChange={(picked) => change(picked === 'true')}
    />
  );
}

function NumberInput({ value, change }: InputProps) {
  const { t } = useLanguage();
  const { fault, ...input } = useNumberInput({ value: typeof value === 'number' ? value : undefined, change });
  return <input {...input} className="porsa-kit-control" aria-label={t('sentence:value')} title={fault} />;
}

function TextInput({ value, change }: InputProps) {
  const { t } = useLanguage();
  return (
    <input
      className="porsa-kit-control"
      dir="auto"
      aria-label={t('sentence:value')}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => change(event.target.value || undefined)}
    />
  );
}

function MomentInput({ kind, value, change }: InputProps & { readonly kind: 'date' | 'time' | 'datetime' }) {
  const { t } = useLanguage();
  const id = useId();
  return (
    <div role="group" aria-label={t('sentence:value')}>
      <AnswerInput
        control={{ id }}
        question={{ type: kind, title: t('sentence:value') }}
        value={typeof value === 'string' ? value : undefined}
        change={(answer) => change(typeof answer === 'string' ? answer : undefined)}
      />
    </div>
  );
}
