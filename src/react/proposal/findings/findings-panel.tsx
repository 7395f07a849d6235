import { useEffect, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Finding } from '../../../proposal/types.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Select } from '../../kit/field/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { check, close } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { levelIcons } from './level-icons.ts';
import { questionOf } from './use-question-findings.ts';

interface FindingsPanelProps {
  /** There is room for it beside the form; else it is a dialog. */
  readonly aside: boolean;
  onClose(): void;
}

/** Everything there is to say about the proposal, each leading to its question. */
export function FindingsPanel({ aside, onClose }: FindingsPanelProps) {
  const { t } = useLanguage();
  const { touch, store } = useProposal();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    touch('all');
    void store.check().catch(() => undefined);
    heading.current?.focus({ preventScroll: true });
  }, [touch, store]);
  if (!aside)
    return (
      <Dialog title={t('proposal:findings.title')} onClose={onClose}>
        <FindingList onGo={onClose} />
      </Dialog>
    );
  return (
    <aside
      className="porsa-p-panel"
      aria-label={t('proposal:findings.title')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t('proposal:findings.title')}
        </h2>
        <IconButton icon={close} label={t('common:close')} onClick={onClose} />
      </header>
      <FindingList />
    </aside>
  );
}

const sectionOf = (template: ProposalTemplate, finding: Finding) =>
  template.sections.find(({ questions }) => questions.some(({ id }) => id === questionOf(finding)));

function FindingList({ onGo }: { readonly onGo?: () => void }) {
  const { t, text } = useLanguage();
  const { store } = useProposal();
  const template = useStore(store.$template);
  const findings = useStore(store.$findings);
  const [wanted, setWanted] = useState('');
  const shown = findings.filter((finding) => !wanted || sectionOf(template, finding)?.id === wanted);
  return (
    <div className="porsa-p-stack">
      <Select
        aria-label={t('proposal:findings.section')}
        value={wanted}
        options={[
          { value: '', text: t('proposal:findings.all') },
          ...template.sections.map(({ id, title }) => ({ value: id, text: text(title) })),
        ]}
        onChange={setWanted}
      />
      {shown.length === 0 ? (
        <p className="porsa-p-nothing">
          <Icon of={check} size={18} />
          {t('proposal:findings.none')}
        </p>
      ) : (
        <ul className="porsa-p-panel-list">
          {shown.map((finding) => (
            <li key={`${finding.code} ${finding.path} ${finding.start}`}>
              <FindingLink finding={finding} template={template} onGo={onGo} />
            </li>
          ))}
        </ul>
      )}
      <p className="porsa-p-soft">{t('proposal:findings.nograde')}</p>
    </div>
  );
}

interface FindingLinkProps {
  readonly finding: Finding;
  readonly template: ProposalTemplate;
  readonly onGo?: () => void;
}

function FindingLink({ finding, template, onGo }: FindingLinkProps) {
  const { t, show } = useLanguage();
  const { goTo } = useProposal();
  const { level, message, path, start, end } = finding;
  const question = template.sections.flatMap(({ questions }) => questions).find(({ id }) => id === questionOf(finding));
  const content = (
    <>
      <Icon of={levelIcons[level]} size={18} />
      <span>
        <small>
          {t(`proposal:findings.${level}`)}
          {question && (
            <>
              {' · '}
              {show(question.title)}
            </>
          )}
        </small>
        {message}
      </span>
    </>
  );
  if (!question)
    return (
      <div className="porsa-p-finding" data-level={level}>
        {content}
      </div>
    );
  return (
    <button
      type="button"
      className="porsa-p-finding"
      data-level={level}
      onClick={() => {
        onGo?.();
        goTo({ path, start, end });
      }}
    >
      {content}
    </button>
  );
}
