import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { ProposalTemplate, TemplateSection } from '../../../proposal/template/types.ts';
import type { Finding, Proposal } from '../../../proposal/types.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { check, down } from '../../kit/icon/icons.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { questionOf } from '../findings/use-question-findings.ts';
import { isBlank } from '../store/changes.ts';

interface SectionState {
  readonly section: TemplateSection;
  readonly filled: number;
  readonly all: number;
  /** Findings of the section that a council would send back, or that are worth a look. */
  readonly findings: number;
}

function stateOf(section: TemplateSection, proposal: Proposal, findings: readonly Finding[]): SectionState {
  const ids = new Set(section.questions.map(({ id }) => id));
  const isFilled = (id: string): boolean => !isBlank(proposal.values[id]) || proposal.reasons?.[id] !== undefined;
  return {
    section,
    filled: [...ids].filter(isFilled).length,
    all: ids.size,
    findings: findings.filter((finding) => finding.level !== 'note' && ids.has(questionOf(finding))).length,
  };
}

export function sectionStates(
  template: ProposalTemplate,
  proposal: Proposal,
  findings: readonly Finding[],
): readonly SectionState[] {
  return template.sections.map((section) => stateOf(section, proposal, findings));
}

interface OutlineProps {
  /** Id of the section that is read. */
  readonly current: string | undefined;
  go(section: string): void;
}

/** The sections with how far each is: beside the form, or folded above it where there is little room. */
export function Outline({ current, go }: OutlineProps) {
  const { t, show } = useLanguage();
  const { store } = useProposal();
  const [open, setOpen] = useState(false);
  const states = sectionStates(useStore(store.$template), useStore(store.$proposal), useStore(store.$findings));
  const [filled, all] = [sum(states, 'filled'), sum(states, 'all')];
  const at = Math.max(
    0,
    states.findIndex(({ section }) => section.id === current),
  );
  const here = states[at];
  const choose = (section: string): void => {
    setOpen(false);
    go(section);
  };
  return (
    <nav className="porsa-p-outline" aria-label={t('proposal:form.sections')} data-open={open || undefined}>
      <button type="button" className="porsa-p-where-am-i" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>
          <strong>{here && show(here.section.title)}</strong>
          <small>{t('proposal:form.place', { place: at + 1, count: states.length })}</small>
        </span>
        <Icon of={down} size={18} />
      </button>
      <div
        className="porsa-p-progress"
        role="progressbar"
        aria-label={t('proposal:form.progress')}
        aria-valuenow={filled}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuetext={t('proposal:form.filled', { filled, all })}
      >
        <span style={{ inlineSize: `${(filled / Math.max(1, all)) * 100}%` }} />
      </div>
      <p className="porsa-p-filled" aria-hidden="true">
        {t('proposal:form.filled', { filled, all })}
      </p>
      <ol>
        {states.map((state) => (
          <Entry key={state.section.id} state={state} isCurrent={state === here} go={choose} />
        ))}
      </ol>
    </nav>
  );
}

interface EntryProps {
  readonly state: SectionState;
  readonly isCurrent: boolean;
  go(section: string): void;
}

function Entry({ state: { section, filled, all, findings }, isCurrent, go }: EntryProps) {
  const { t, show, number } = useLanguage();
  return (
    <li>
      <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={() => go(section.id)}>
        <span className="porsa-p-tick" data-full={filled === all || undefined}>
          {filled === all && <Icon of={check} size={14} />}
        </span>
        <span className="porsa-p-outline-title">
          {show(section.title)}
          <small aria-hidden="true">{`${number(filled)}/${number(all)}`}</small>
        </span>
        <span className="porsa-kit-hidden">{t('proposal:form.filled', { filled, all })}</span>
        {findings > 0 && <FindingCount count={findings} />}
      </button>
    </li>
  );
}

function FindingCount({ count }: { readonly count: number }) {
  const { t, number } = useLanguage();
  return (
    <span className="porsa-p-badge">
      <span aria-hidden="true">{number(count)}</span>
      <span className="porsa-kit-hidden">{t('proposal:form.findings', { count })}</span>
    </span>
  );
}

const sum = (states: readonly SectionState[], key: 'filled' | 'all'): number =>
  states.reduce((total, state) => total + state[key], 0);
