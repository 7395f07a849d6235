import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { Select } from '../../../kit/field/field.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import * as icons from '../../icons/icons.ts';
import { isComparing, takesValue, type Comparison, type Operator } from './sentence.ts';
import { operatorKey, operatorsOf, type Subject } from './subjects.ts';
import { ComparisonObject } from './comparison-object.tsx';
import { subjectNamed } from './derived-subjects.ts';
import { SubjectChoice } from './subject-choice.tsx';

interface ComparisonRowProps {
  readonly comparison: Comparison;
  readonly subjects: readonly Subject[];
  /** What it is called: `Condition 2.1`. */
  readonly label: string;
  put(comparison: Comparison): void;
  remove(): void;
}

/** One comparison as a clause: question, operator, value or another answer; in Persian the verb comes last. */
export function ComparisonRow({ comparison, subjects, label, put, remove }: ComparisonRowProps) {
  const { t, language } = useLanguage();
  const { subject: name, operator } = comparison;
  const subject = subjectNamed(name, subjects, t);
  const ask = (asked: Operator): void => put(withOperator(comparison, asked));
  const verb = name !== undefined && <OperatorChoice key="verb" subject={subject} operator={operator} choose={ask} />;
  const object = takesValue(operator) && (
    <ComparisonObject key="object" comparison={comparison} subject={subject} subjects={subjects} put={put} />
  );
  return (
    <div className="porsa-d-clause" role="group" aria-label={label}>
      <div className="porsa-d-clause-words">
        <SubjectChoice
          label={t('sentence:subject')}
          subjects={subjects}
          name={name}
          choose={(chosen) => put(about(chosen))}
          isFirst
        />
        {language === 'fa' ? [object, verb] : [verb, object]}
      </div>
      <IconButton icon={icons.close} danger label={t('sentence:remove', { label })} onClick={remove} />
    </div>
  );
}

/** To contain something is asked of what is typed alone. */
function withOperator({ against, ...comparison }: Comparison, operator: Operator): Comparison {
  return { ...comparison, operator, ...(against && isComparing(operator) && { against }) };
}

/** A clause about something else begins anew, with what is asked of it most. */
function about(subject: Subject | undefined): Comparison {
  const operator = subject && operatorsOf[subject.kind][0];
  return { kind: 'comparison', ...(subject && { subject: subject.name }), ...(operator && { operator }) };
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
