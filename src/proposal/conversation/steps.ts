import { applyChanges } from './changes.ts';
import { isSame, longestTitle, refuseAnswer, refuseText } from './check-answer.ts';
import { frames } from './frames.ts';
import { go, heard, refuse, says } from './history.ts';
import { answeredParts, offeredTitles } from './offers.ts';
import { readNone } from './read-none.ts';
import { readTitle, type ReadTitle } from './read-title.ts';
import { tidyPart } from './titles/compose.ts';
import {
  conversationParts,
  type Change,
  type Conversation,
  type ConversationPart,
  type Entry,
  type Moment,
  type PartAnswer,
  type PartAnswers,
  type Step,
} from './types.ts';

type Source = 'suggestion' | 'assistant' | undefined;

/** Takes a text for what the conversation stands at. */
export function take(state: Conversation, text: string, source: Source): Conversation {
  const { step } = state.now;
  switch (step.kind) {
    case 'title':
      return takeTitle(state, text, source);
    case 'frame':
      return hearFrame(state, text, source);
    case 'part':
      return takePart(state, step.part, text, source);
    case 'reason':
      return takeReason(state, step.part, text, source);
    case 'offers':
    case 'done':
      return chooseTitle(state, text, source);
    case 'otherTitle':
      return takeOtherTitle(state, text, source);
    default:
      step satisfies never;
      return state;
  }
}

/** Where the kind of question is asked for, a few words more may be a better title. */
function hearFrame(state: Conversation, text: string, source: Source): Conversation {
  const enough = text.trim().split(/\s+/).length > 2 && !readNone(text);
  return enough ? takeTitle(state, text, source) : refuse(state, { why: 'chooseFrame' });
}

function takeTitle(state: Conversation, text: string, source: Source): Conversation {
  const refused = refuseText(text, longestTitle) ?? (readNone(text) && { why: 'placeholder', text: text.trim() });
  if (refused) return refuse(state, refused);
  const read = readTitle(text, state.language);
  const byHand = Object.entries(state.now.parts).filter(([, part]) => !part.found);
  const parts: PartAnswers = { ...Object.fromEntries(byHand), ...foundParts(read) };
  const moment: Moment = {
    step: { kind: 'frame' },
    title: read.title,
    titleLanguage: read.language,
    ...(read.other !== undefined && { otherTitle: read.other }),
    ...(state.now.filled && { filled: state.now.filled }),
    frame: read.frame,
    parts,
  };
  const entries: readonly Entry[] = [
    heard(text.trim(), source),
    says({
      code: 'found',
      title: read.title,
      titleLanguage: read.language,
      frame: read.frame,
      found: answeredParts(parts),
    }),
  ];
  return read.frameIsOpen
    ? go(state, moment, [...entries, says({ code: 'askFrame' })])
    : go(state, ...proceed(moment, entries));
}

const foundParts = ({ parts }: ReadTitle): PartAnswers =>
  Object.fromEntries(Object.entries(parts).map(([part, words]) => [part, { text: words, found: true }]));

/** The moment at its next step, and what the helper says there. */
export function proceed(moment: Moment, before: readonly Entry[]): [Moment, readonly Entry[]] {
  const { frame } = moment;
  const step = nextStep(moment);
  const now = { ...moment, step };
  if (step.kind === 'part') return [now, [...before, says({ code: 'ask', part: step.part, frame })]];
  return [now, [...before, says({ code: offeredTitles(now).length > 0 ? 'offers' : 'noOffers' })]];
}

function nextStep({ frame, parts }: Moment): Step {
  const open = frames[frame].parts.find(
    ({ part }) => parts[part] === undefined && !(part === 'measure' && !parts.O?.text),
  );
  return open ? { kind: 'part', part: open.part } : { kind: 'offers' };
}

/** Writes down one part, whatever was asked for. */
export function takePart(state: Conversation, part: ConversationPart, text: string, source: Source): Conversation {
  const none = source === undefined ? readNone(text) : undefined;
  if (none) return takeNone(state, part, none.reason, text.trim());
  const refused = refuseAnswer(part, text, state.now.parts);
  if (refused) return refuse(state, refused);
  const { titleLanguage } = state.now;
  const written = tidyPart(text, titleLanguage);
  const answered: PartAnswer = { text: written === '' ? text.trim() : written };
  return go(state, ...proceed(withPart(state.now, part, answered), [heard(text.trim(), source)]));
}

const withPart = (moment: Moment, part: ConversationPart, answered: PartAnswer): Moment => ({
  ...moment,
  parts: { ...moment.parts, [part]: answered },
});

/** "None": with its reason it is an answer, without one the reason is asked for. */
export function takeNone(state: Conversation, part: ConversationPart, reason: string, typed: string): Conversation {
  const { frame } = state.now;
  if (part === 'P' || part === 'O' || part === 'I') return refuse(state, { why: 'needed', part });
  const entries = typed === '' ? [] : [heard(typed)];
  if (reason === '' && part === 'C') {
    const asking: Moment = { ...state.now, step: { kind: 'reason', part } };
    return go(state, asking, [...entries, says({ code: 'askReason', part, frame })]);
  }
  const moment = withPart(state.now, part, { text: '', none: reason });
  return go(state, ...proceed(moment, [...entries, says({ code: 'none', part, frame })]));
}

function takeReason(state: Conversation, part: ConversationPart, text: string, source: Source): Conversation {
  const refused = refuseText(text, longestTitle);
  if (refused) return refuse(state, refused);
  const reason = readNone(text)?.reason || text.trim();
  const moment = withPart(state.now, part, { text: '', none: reason });
  return go(state, ...proceed(moment, [heard(text.trim(), source), says({ code: 'none', part, frame: moment.frame })]));
}

/** Leaves open what was asked for. A part that was to be changed stays as it is. */
export function skip(state: Conversation): Conversation {
  const { now } = state;
  switch (now.step.kind) {
    case 'part': {
      const { part, change } = now.step;
      const kept = change ? now : withPart(now, part, { text: '', skipped: true });
      return go(state, ...proceed(kept, [says({ code: 'skipped', part, frame: now.frame })]));
    }
    case 'reason':
      return takeReason(state, now.step.part, state.now.titleLanguage === 'fa' ? 'گفته نشده' : 'not stated', undefined);
    case 'frame':
      return go(state, ...proceed(now, []));
    case 'otherTitle':
      return go(state, { ...now, step: { kind: 'done' } }, [says({ code: 'ready' })]);
    case 'offers':
      return now.title === '' ? refuse(state, { why: 'noTitles' }) : chooseTitle(state, now.title, undefined);
    default:
      return refuse(state, { why: now.step.kind === 'title' ? 'blank' : 'nothingToSkip' });
  }
}

/** Goes to the titles with what is known, whatever is still open. */
export function offer(state: Conversation): Conversation {
  const { now } = state;
  if (offeredTitles(now).length === 0) return refuse(state, { why: 'noTitles' });
  return go(state, { ...now, step: { kind: 'offers' } }, [says({ code: 'offers' })]);
}

function chooseTitle(state: Conversation, text: string, source: Source): Conversation {
  const refused = refuseText(text, longestTitle);
  if (refused) return refuse(state, refused);
  const { now } = state;
  const isOffered = offeredTitles(now).some((title) => isSame(title, text));
  const read = readTitle(text, now.titleLanguage);
  const moment: Moment = {
    ...now,
    title: read.title,
    titleLanguage: read.language,
    ...(read.other !== undefined && { otherTitle: read.other }),
    parts: isOffered ? now.parts : followTitle(now.parts, read),
  };
  const checked = says({ code: 'checked', title: read.title, titleLanguage: read.language, frame: now.frame });
  const said = [heard(text.trim(), source), checked];
  return state.bothTitles && moment.otherTitle === undefined
    ? go(state, { ...moment, step: { kind: 'otherTitle' } }, [...said, says({ code: 'askOtherTitle' })])
    : go(state, { ...moment, step: { kind: 'done' } }, [...said, says({ code: 'ready' })]);
}

/** A title edited by hand may name other people or another outcome than was answered: then the title counts. */
function followTitle(parts: PartAnswers, { title, parts: read }: ReadTitle): PartAnswers {
  const followed = conversationParts.filter((part) => {
    const [said, now] = [parts[part]?.text ?? '', read[part] ?? ''];
    return now !== '' && !contains(title, said) && !contains(said, now);
  });
  return { ...parts, ...Object.fromEntries(followed.map((part) => [part, { text: read[part] ?? '', found: true }])) };
}

const contains = (text: string, words: string): boolean =>
  words !== '' && text.toLowerCase().includes(words.toLowerCase());

function takeOtherTitle(state: Conversation, text: string, source: Source): Conversation {
  const refused = refuseText(text, longestTitle);
  if (refused) return refuse(state, refused);
  const read = readTitle(text, state.now.titleLanguage);
  if (read.language === state.now.titleLanguage) return refuse(state, { why: 'sameLanguage' });
  const moment: Moment = { ...state.now, otherTitle: read.title, step: { kind: 'done' } };
  const checked = says({ code: 'checked', title: read.title, titleLanguage: read.language, frame: moment.frame });
  return go(state, moment, [heard(text.trim(), source), checked, says({ code: 'ready' })]);
}

/** Asks once more for an earlier part, or for the title or the kind of question. */
export function change(state: Conversation, part: ConversationPart | 'title' | 'frame'): Conversation {
  const { now } = state;
  if (part === 'title') return go(state, { ...now, step: { kind: 'title' } }, [says({ code: 'askTitle' })]);
  if (part === 'frame') return go(state, { ...now, step: { kind: 'frame' } }, [says({ code: 'askFrame' })]);
  const step: Step = { kind: 'part', part, change: true };
  return go(state, { ...now, step }, [says({ code: 'ask', part, frame: now.frame })]);
}

/** Writes answers into the form, and remembers what stood there. */
export function fill(state: Conversation, changes: readonly Change[]): Conversation {
  const { values, reasons } = state.proposal;
  const remembered = changes.map((change) => ({
    ...change,
    before: values[change.question],
    ...(change.reason && { reason: { before: reasons?.[change.question], after: change.reason.after } }),
  }));
  const filled = go(state, { ...state.now, filled: remembered }, [says({ code: 'filled', count: changes.length })]);
  return { ...filled, proposal: applyChanges(state.proposal, changes) };
}
