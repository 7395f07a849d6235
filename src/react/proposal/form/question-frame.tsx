import { useId, type ReactNode } from 'react';
import type { TemplateQuestion } from '../../../proposal/template/types.ts';
import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { QuestionFindings } from '../findings/question-findings.tsx';
import { useQuestionFindings } from '../findings/use-question-findings.ts';
import { Guidance } from './guidance.tsx';
import { ReasonField } from './reason-field.tsx';
import { useReason } from './use-answer.ts';

/** What a question's control takes from the frame around it. */
export interface Control {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
}

interface QuestionFrameProps {
  readonly question: TemplateQuestion;
  /** The title names several controls. */
  readonly group?: boolean;
  /** Ids of further texts that describe the control. */
  readonly describedBy?: string;
  /** Below the control: words counted, or what can be inserted. */
  readonly foot?: ReactNode;
  readonly children: (control: Control) => ReactNode;
}

/** Title, what a council expects, the control, and what there is to say about the answer. */
export function QuestionFrame({ question, group = false, describedBy, foot, children }: QuestionFrameProps) {
  const { show } = useLanguage();
  const { touch } = useProposal();
  const id = useId();
  const findings = useQuestionFindings(question.id);
  const reason = useReason(question.id);
  const isWrong = findings.some(({ level, path }) => level === 'error' && path === question.id);
  const described = [describedBy, findings.length > 0 && `${id}-findings`].filter(Boolean).join(' ');
  const Label = group || reason !== undefined ? 'span' : 'label';
  return (
    <div
      className="porsa-p-question"
      data-question={question.id}
      role={group ? 'group' : undefined}
      aria-labelledby={group ? `${id}-label` : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) touch(question.id);
      }}
    >
      <div className="porsa-p-question-head">
        <Label id={`${id}-label`} className="porsa-p-label" {...(Label === 'label' && { htmlFor: id })}>
          {show(question.title)}
          {question.required && <RequiredMark />}
        </Label>
        {question.mayNotApply && reason === undefined && <NotApply question={question.id} />}
      </div>
      <Guidance question={question} />
      {reason === undefined ? (
        <>
          {children({
            id,
            'aria-describedby': described || undefined,
            'aria-invalid': isWrong || undefined,
            'aria-required': question.required || undefined,
          })}
          {foot}
        </>
      ) : (
        <ReasonField id={id} question={question.id} reason={reason} />
      )}
      <QuestionFindings id={`${id}-findings`} findings={findings} />
    </div>
  );
}

function RequiredMark() {
  const { t } = useLanguage();
  return (
    <span className="porsa-kit-required" title={t('common:required')} aria-hidden="true">
      *
    </span>
  );
}

function NotApply({ question }: { readonly question: string }) {
  const { t } = useLanguage();
  const { store } = useProposal();
  return (
    <Button kind="link" onClick={() => store.setReason(question, '')}>
      {t('proposal:form.notapply')}
    </Button>
  );
}
