import { revertChanges } from './changes.ts';
import type { Refused } from './check-answer.ts';
import type { Conversation, Entry, Moment, Saying } from './types.ts';

export const says = (saying: Saying): Entry => ({ from: 'helper', saying });

export const heard = (text: string, source?: 'suggestion' | 'assistant'): Entry => ({
  from: 'person',
  text,
  ...(source && { source }),
});

/** The conversation at its next moment; where it stood before can be taken back. */
export function go(state: Conversation, now: Moment, entries: readonly Entry[]): Conversation {
  const log = withoutRefusal(state.log);
  return {
    ...state,
    now,
    log: [...log, ...entries],
    past: [...state.past, { moment: state.now, entries: log.length }],
  };
}

/** Says why an answer is not taken. Two refusals in a row are one: the last. */
export function refuse(state: Conversation, refused: Refused): Conversation {
  return { ...state, log: [...withoutRefusal(state.log), says({ code: 'refused', ...refused })] };
}

/** The answer before last was not taken, and belongs in the text box still. */
export const isRefused = ({ log }: Conversation): boolean => refusal(log.at(-1)) !== undefined;

const refusal = (entry: Entry | undefined): Saying | undefined =>
  entry?.from === 'helper' && entry.saying.code === 'refused' ? entry.saying : undefined;

const withoutRefusal = (log: readonly Entry[]): readonly Entry[] => (refusal(log.at(-1)) ? log.slice(0, -1) : log);

/**
 * Where the conversation stood before its last step, as if that had not been.
 *
 * What the step wrote into the form is taken back with it, except answers that were changed there since.
 */
export function takeBack(state: Conversation): Conversation {
  const last = state.past.at(-1);
  if (last === undefined) return refuse(state, { why: 'nothingToTakeBack' });
  const { filled } = state.now;
  return {
    ...state,
    now: last.moment,
    log: state.log.slice(0, last.entries),
    past: state.past.slice(0, -1),
    proposal: filled && filled !== last.moment.filled ? revertChanges(state.proposal, filled) : state.proposal,
  };
}
