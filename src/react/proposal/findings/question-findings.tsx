import type { Finding } from '../../../proposal/types.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { levelIcons } from './level-icons.ts';

interface QuestionFindingsProps {
  readonly id: string;
  readonly findings: readonly Finding[];
}

/** Findings below their question, in plain words; one that means a place in the text leads there. */
export function QuestionFindings({ id, findings }: QuestionFindingsProps) {
  return (
    <ul id={id} className="porsa-p-findings" hidden={findings.length === 0}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.path} ${finding.start}`} data-level={finding.level}>
          <FindingLine finding={finding} />
        </li>
      ))}
    </ul>
  );
}

function FindingLine({ finding }: { readonly finding: Finding }) {
  const { t } = useLanguage();
  const { goTo } = useProposal();
  const { level, message, start, end, path } = finding;
  return (
    <>
      <Icon of={levelIcons[level]} size={16} />
      <span className="porsa-kit-hidden">{t(`proposal:findings.${level}`)}: </span>
      <span className="porsa-p-finding-text">{message}</span>
      {start !== undefined && end !== undefined && (
        <button type="button" className="porsa-p-where" onClick={() => goTo({ path, start, end })}>
          {t('proposal:findings.where')}
        </button>
      )}
    </>
  );
}
