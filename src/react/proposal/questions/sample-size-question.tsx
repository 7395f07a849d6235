import type { SampleSize } from '../../../proposal/types.ts';
import { Select } from '../../kit/field/field.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { QuestionFrame } from '../form/question-frame.tsx';
import { useAnswer } from '../form/use-answer.ts';
import { GrowingText } from '../text/growing-text.tsx';
import type { QuestionProps } from './question-props.ts';
import { SampleSizeResult } from './sample-size-result.tsx';

const blank: SampleSize = { formula: '', given: {}, stated: '', justification: '' };

type Formula = SampleSize['formula'];

/** What each formula is given, in the order in which it is asked for. */
const inputs: Readonly<Record<Formula, readonly string[]>> = {
  '': [],
  oneMean: ['alpha', 'sd', 'precision', 'population', 'dropout'],
  oneProportion: ['alpha', 'proportion', 'precision', 'population', 'dropout'],
  twoMeans: ['alpha', 'power', 'sd', 'sd2', 'difference', 'ratio', 'dropout'],
  twoProportions: ['alpha', 'power', 'proportion', 'proportion2', 'ratio', 'dropout'],
  correlation: ['alpha', 'power', 'correlation', 'dropout'],
  other: [],
};

/** What is usual, filled in where nothing else was. */
const usual: Readonly<Record<string, string>> = { alpha: '0.05', power: '0.8' };

const isFormula = (text: string): text is Formula => text in inputs;

function withFormula(size: SampleSize, formula: Formula, digits: (text: string) => string): SampleSize {
  const begun = inputs[formula]
    .filter((name) => usual[name] && !size.given[name])
    .map((name) => [name, digits(usual[name]!)]);
  return { ...size, formula, given: { ...size.given, ...Object.fromEntries(begun) } };
}

/** The formula, what it is given, and what comes out beside what is stated. */
export function SampleSizeQuestion({ question }: QuestionProps) {
  const { t, digits } = useLanguage();
  const { store } = useProposal();
  const answer = useAnswer(question.id);
  const size = answer && typeof answer === 'object' && 'formula' in answer ? answer : blank;
  const set = (change: Partial<SampleSize>): void => store.set(question.id, { ...size, ...change });
  return (
    <QuestionFrame question={question} group>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className="porsa-p-size" aria-describedby={describedBy}>
          <Labelled id={id} label={t('proposal:size.formula')}>
            <Select
              id={id}
              value={size.formula}
              options={Object.keys(inputs).map((formula) => ({
                value: formula,
                text: t(formula ? `proposal:size.formulas.${formula}` : 'proposal:form.choose'),
              }))}
              onChange={(formula) => isFormula(formula) && store.set(question.id, withFormula(size, formula, digits))}
            />
          </Labelled>
          {inputs[size.formula].length > 0 && (
            <div className="porsa-p-given">
              {inputs[size.formula].map((name) => (
                <NumberField
                  key={name}
                  id={`${id}-${name}`}
                  label={t(`proposal:size.given.${name}`)}
                  value={size.given[name] ?? ''}
                  onChange={(value) => set({ given: { ...size.given, [name]: value } })}
                />
              ))}
            </div>
          )}
          <SampleSizeResult size={size} take={(stated) => set({ stated })} />
          <NumberField
            id={`${id}-stated`}
            label={t('proposal:size.stated')}
            value={size.stated}
            onChange={(stated) => set({ stated })}
          />
          <Labelled id={`${id}-why`} label={t('proposal:size.justification')}>
            <GrowingText
              control={{ id: `${id}-why` }}
              value={size.justification}
              lines={2}
              onChange={(justification) => set({ justification })}
            />
          </Labelled>
        </div>
      )}
    </QuestionFrame>
  );
}

interface LabelledProps {
  readonly id: string;
  readonly label: string;
  readonly children: React.ReactNode;
}

function Labelled({ id, label, children }: LabelledProps) {
  return (
    <div className="porsa-p-cell">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

function NumberField({ id, label, value, onChange }: NumberFieldProps) {
  return (
    <Labelled id={id} label={label}>
      <input
        id={id}
        className="porsa-kit-control"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
  );
}
