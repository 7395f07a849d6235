import { frames } from './frames.ts';
import { sayIn } from './sentences.ts';
import { conversationParts, type Conversation, type Moment } from './types.ts';

/** What is kept of a conversation: the proposal has a place of its own. */
export type KeptConversation = Pick<Conversation, 'now' | 'log' | 'past'>;

export const keptOf = ({ now, log, past }: Conversation): KeptConversation => ({ now, log, past });

/** The conversation as it was kept, or undefined where that is not one, such as one of an older version. */
export function readKept(kept: unknown, begun: Conversation): Conversation | undefined {
  try {
    const { now, log, past } = kept as KeptConversation;
    const isWhole =
      isMoment(now) &&
      past.every(({ moment, entries }) => isMoment(moment) && Number.isInteger(entries) && entries <= log.length) &&
      log.every((entry) =>
        entry.from === 'person' ? typeof entry.text === 'string' : sayIn(entry.saying, 'en') !== '',
      );
    return isWhole ? { ...begun, now, log, past } : undefined;
  } catch {
    return undefined;
  }
}

const steps: readonly string[] = [
  'title',
  'frame',
  'part',
  'reason',
  'offers',
  'otherTitle',
  'done',
] satisfies Moment['step']['kind'][];

function isMoment({ step, title, titleLanguage, frame, parts }: Moment): boolean {
  const names: readonly string[] = conversationParts;
  return (
    steps.includes(step.kind) &&
    (!('part' in step) || names.includes(step.part)) &&
    typeof title === 'string' &&
    (titleLanguage === 'en' || titleLanguage === 'fa') &&
    Object.hasOwn(frames, frame) &&
    Object.entries(parts).every(([part, { text }]) => names.includes(part) && typeof text === 'string')
  );
}
