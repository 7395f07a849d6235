import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { Select } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import * as icons from '../../icons/icons.ts';
import { takesValue, type Comparison, type Operator } from './sentence.ts';
import { operatorKey, operatorsOf, type Subject } from './subjects.ts';
import { ValueInput } from './value-input.tsx';

interface ComparisonRowProps {
  readonly comparison: Comparison;
  readonly subjects: readonly Subject[];
  /** What it is called: `Condition 2.1`. */
  readonly label: string;
  put(comparison: Comparison): void;
  remove(): void;
}

/** One comparison as a clause: question, operator, value; in Persian the verb comes last. */
export function ComparisonRow({ comparison, subjects, label, put, remove }: ComparisonRowProps) {
  const { t, language } = useLanguage();
  const { subject: name, operator, value } = comparison;
  const subject = subjects.find((each) => each.name === name);
  const ask = (asked: Operator): void => put({ ...comparison, operator: asked });
  const verb = name !== undefined && <OperatorChoice key="verb" subject={subject} operator={operator} choose={ask} />;
  const object = takesValue(operator) && (
    <div key="object" className="porsa-d-clause-value">
      {(operator === '<' || operator === '>') && <span aria-hidden="true">{t('sentence:than')}</span>}
      <ValueInput subject={subject} value={value} change={(given) => put(withValue(comparison, given))} />
    </div>
  );
  return (
    <div className="porsa-d-clause" role="group" aria-label={label}>
      <div className="porsa-d-clause-words">
        <SubjectChoice subjects={subjects} name={name} choose={(chosen) => put(about(chosen))} />
        {language === 'fa' ? [object, verb] : [verb, object]}
      </div>
      <IconButton icon={icons.close} danger label={t('sentence:remove', { label })} onClick={remove} />
    </div>
  );
}

const withValue = ({ value: _, ...comparison }: Comparison, given: Comparison['value']): Comparison =>
  given === undefined ? comparison : { ...comparison, value: given };

/** A clause about something else begins anew, with what is asked of it most. */
function about(subject: Subject | undefined): Comparison {
  const operator = subject && operatorsOf[subject.kind][0];
  return { kind: 'comparison', ...(subject && { subject: subject.name }), ...(operator && { operator }) };
}

interface SubjectChoiceProps {
  readonly subjects: readonly Subject[];
  readonly name: string | undefined;
  choose(subject: Subject | undefined): void;
}

function SubjectChoice({ subjects, name, choose }: SubjectChoiceProps) {
  const { t } = useLanguage();
  const isKnown = name === undefined || subjects.some((each) => each.name === name);
  return (
    <Select
      aria-label={t('sentence:subject')}
      data-sentence-subject=""
      value={name ?? ''}
      onChange={(chosen) => choose(subjects.find((each) => each.name === chosen))}
    >
      <option value="">{t('sentence:choosesubject')}</option>
      {!isKnown && <option value={name}>{name}</option>}
      {subjects.map((each) => (
        <option key={each.name} value={each.name}>
          {each.title}
        </option>
      ))}
    </Select>
  );
}

interface OperatorChoiceProps {
  readonly subject: Subject | undefined;
  readonly operator: Operator | undefined;
  choose(operator: Operator): void;
}

function OperatorChoice({ subject, operator, choose }: OperatorChoiceProps) {
  const { t } = useLanguage();
  const offered = operatorsOf[subject?.kind ?? 'number'];
  const all = operator === undefined || offered.includes(operator) ? offered : [operator, ...offered];
  return (
    <Select
      aria-label={t('sentence:operator')}
      value={operator ?? ''}
      options={all.map((each) => ({ value: each, text: t(operatorKey(each, subject?.kind)) }))}
      onChange={(chosen) => {
        const found = all.find((each) => each === chosen);
        if (found) choose(found);
      }}
    />
  );
}
