import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { Proposal } from '../types.ts';
import { go, heard, says, takeBack } from './history.ts';
import { readCommand } from './read-command.ts';
import { change, fill, offer, proceed, skip, take, takeNone, takePart } from './steps.ts';
import type { Conversation, Input, Moment } from './types.ts';
import { frames } from './frames.ts';
import type { QuestionFrame } from '../pico/types.ts';

const beginning = (language: CoreLanguage): Moment => ({
  step: { kind: 'title' },
  title: '',
  titleLanguage: language,
  frame: 'PICO',
  parts: {},
});

/** A conversation that has just greeted. `bothTitles`: the form asks for the title in both languages. */
export function beginConversation(
  language: CoreLanguage,
  proposal: Proposal = { template: 'standard', language, values: {} },
  bothTitles = false,
): Conversation {
  return {
    language,
    proposal,
    bothTitles,
    now: beginning(language),
    log: [says({ code: 'greeting' })],
    past: [],
  };
}

/**
 * The conversation after an answer. Never throws: what cannot be taken is refused with a reason, and nothing else changes.
 *
 * A refusal is the last entry of the log, and no step to take back.
 */
export function answer(state: Conversation, input: Input): Conversation {
  if (typeof input === 'string') return hear(state, input);
  const { step } = state.now;
  switch (input.kind) {
    case 'say':
      return take(state, input.text, input.from);
    case 'back':
      return takeBack(state);
    case 'skip':
      return skip(state);
    case 'titles':
      return offer(state);
    case 'restart':
      return go(state, beginning(state.language), [says({ code: 'restarted' })]);
    case 'none':
      return step.kind === 'part' ? takeNone(state, step.part, input.reason, '') : state;
    case 'change':
      return change(state, input.part);
    case 'frame':
      return chooseFrame(state, input.frame);
    case 'fill':
      return fill(state, input.changes);
    default:
      input satisfies never;
      return state;
  }
}

/** A typed line: an order such as "skip" or "outcome: pain", or else the answer to what was asked. */
function hear(state: Conversation, text: string): Conversation {
  const command = readCommand(text, state.now.frame);
  if (command === undefined) return take(state, text, undefined);
  if ('kind' in command) return answer(state, command);
  return state.now.step.kind === 'title'
    ? take(state, text, undefined)
    : takePart(state, command.part, command.text, undefined);
}

function chooseFrame(state: Conversation, frame: QuestionFrame): Conversation {
  const moment: Moment = { ...state.now, frame };
  const said = [heard(frames[frame].about[state.language], 'suggestion')];
  return go(state, ...proceed(moment, said));
}

export { takeBack };
