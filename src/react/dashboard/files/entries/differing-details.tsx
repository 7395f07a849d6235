import type { CallData } from '../../../../api/contract/contract.ts';
import { walkQuestions } from '../../../../engine/definition/walk-questions.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import * as icons from '../../parts/icons.ts';

type Report = Pick<CallData<'/report/getreport'>, 'definition' | 'differs'>;

/** Names the questions of a response whose answer differs from the patient's details, which nobody overwrote. */
export function DifferingDetails({ report: { definition, differs } }: { readonly report: Report }) {
  const { t, text } = useLanguage();
  if (!differs) return null;
  const names = new Set(differs.map(({ question }) => question));
  const questions = walkQuestions(definition).filter(({ question }) => names.has(question.name));
  return (
    <div className="porsa-portal-differing">
      <Icon of={icons.warning} size={18} />
      <div>
        <p>{t('portal:entries.differs')}</p>
        <ul>
          {questions.map(({ question }) => (
            <li key={question.id}>{text(question.title)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
