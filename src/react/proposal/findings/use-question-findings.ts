import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import type { Finding } from '../../../proposal/types.ts';
import { useProposal } from '../context/proposal-context.ts';
import { useAnswer, useReason } from '../form/use-answer.ts';
import { isBlank } from '../store/changes.ts';

/** The question that a finding is about: `outcomes` of `outcomes[0].measure`. */
export const questionOf = ({ path }: Pick<Finding, 'path'>): string => /^[^[.]*/.exec(path)?.[0] ?? '';

/** What there is to say about a question. Of one that nobody has come to yet nothing is said. */
export function useQuestionFindings(question: string): readonly Finding[] {
  const { store, $touched } = useProposal();
  const all = useStore(store.$findings);
  const touched = useStore($touched);
  const isFilled = !isBlank(useAnswer(question));
  const hasReason = useReason(question) !== undefined;
  const isOpen = touched === 'all' || touched.has(question) || isFilled || hasReason;
  return useMemo(
    () => (isOpen ? all.filter((finding) => questionOf(finding) === question) : none),
    [all, isOpen, question],
  );
}

const none: readonly Finding[] = [];
