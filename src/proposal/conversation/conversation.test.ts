import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoreLanguage } from '../../engine/definition/types.ts';
import { standardTemplate } from '../template/standard/standard-template.ts';
import type { Proposal } from '../types.ts';
import { choices } from './choices.ts';
import { answer, beginConversation, takeBack } from './conversation.ts';
import { questionFrames } from './frames.ts';
import { isRefused } from './history.ts';
import { proposeChanges } from './propose-changes.ts';
import { sayIn } from './sentences.ts';
import { conversationParts, type Conversation, type Input } from './types.ts';

const talk = (language: CoreLanguage, ...inputs: readonly Input[]): Conversation =>
  inputs.reduce(answer, beginConversation(language));

/** What the helper said last, in the language of the screen. */
const lastSaid = ({ log, language }: Conversation): string => {
  const last = log.at(-1);
  return last?.from === 'helper' ? sayIn(last.saying, language) : '';
};

const titled = 'Effect of music therapy on anxiety in patients undergoing cardiac surgery';

describe('A conversation', () => {
  it('greets and asks for a title in the language of the screen', () => {
    expect(lastSaid(beginConversation('en'))).toContain('What is your title?');
    expect(lastSaid(beginConversation('fa'))).toContain('عنوان شما چیست؟');
  });

  it('finds the parts of a title and asks for the first that is missing', () => {
    const state = talk('en', titled);
    expect(state.now.parts).toMatchObject({ I: { text: 'music therapy' }, O: { text: 'anxiety' } });
    expect(state.now.step).toEqual({ kind: 'part', part: 'C' });
    expect(lastSaid(state)).toContain('compared with');
  });

  it('asks for one thing at a time, offers titles, checks the chosen one and is done', () => {
    const state = talk(
      'en',
      titled,
      'usual care',
      'STAI',
      '24 hours after surgery',
      'skip',
      'randomized controlled trial',
    );
    expect(state.now.step).toEqual({ kind: 'offers' });
    const [first] = choices(state);
    expect(first?.text).toBe(
      'Effect of music therapy versus usual care on anxiety in patients undergoing cardiac surgery: a randomized controlled trial',
    );
    const chosen = first ? answer(state, first.input) : state;
    expect(chosen.now).toMatchObject({ step: { kind: 'done' }, title: first?.text });
    expect(chosen.log.slice(-2)).toMatchObject([{ saying: { code: 'checked' } }, { saying: { code: 'ready' } }]);
  });

  it.each([
    ['PECO', 'I', 'exposure'],
    ['SPIDER', 'I', 'phenomenon'],
    ['diagnostic', 'I', 'index test'],
    ['prevalence', 'O', 'prevalence of what'],
  ] as const)('asks in the words of the frame %s', (frame, part, words) => {
    const state = talk('en', 'diabetes', { kind: 'frame', frame }, { kind: 'change', part });
    expect(lastSaid(state)).toMatch(new RegExp(words, 'i'));
  });

  it('asks for the reference standard of a diagnostic question', () => {
    const state = talk('en', 'diabetes', { kind: 'frame', frame: 'diagnostic' }, 'retinal photography');
    expect(lastSaid(state)).toContain('reference standard');
  });

  it('asks what kind of question it is where half a title does not say', () => {
    const state = talk('en', 'diabetes');
    expect(state.now.step).toEqual({ kind: 'frame' });
    expect(choices(state)).toHaveLength(questionFrames.length);
  });

  it('accepts that there is no comparison, with its reason', () => {
    const state = talk('en', titled, 'none, because it is a single-group study');
    expect(state.now.parts.C).toEqual({ text: '', none: 'it is a single-group study' });
  });

  it('asks for the reason where “none” comes without one', () => {
    const asked = talk('fa', titled, 'ندارد');
    expect(asked.now.step).toEqual({ kind: 'reason', part: 'C' });
    expect(answer(asked, 'مطالعه تک‌گروهی است').now.parts.C).toEqual({ text: '', none: 'مطالعه تک‌گروهی است' });
  });

  it('does without what is skipped, and does not ask again', () => {
    const state = talk('en', titled, 'skip');
    expect(state.now.parts.C).toEqual({ text: '', skipped: true });
    expect(state.now.step).not.toEqual({ kind: 'part', part: 'C' });
  });

  it('lets an earlier part be changed by its name', () => {
    const state = talk('en', titled, 'usual care', 'population: women with gestational diabetes');
    expect(state.now.parts.P).toEqual({ text: 'women with gestational diabetes' });
    expect(talk('en', titled, 'change the outcome').now.step).toEqual({ kind: 'part', part: 'O', change: true });
    expect(talk('fa', titled, 'پیامد: قند خون ناشتا').now.parts.O?.text).toBe('قند خون ناشتا');
  });

  it('reads a title in both languages as the same title twice', () => {
    const { now } = talk('en', `بررسی تأثیر متفورمین بر قند خون بیماران\n${titled}`);
    expect(now).toMatchObject({
      title: titled,
      titleLanguage: 'en',
      otherTitle: 'بررسی تأثیر متفورمین بر قند خون بیماران',
    });
  });

  it('asks for the title in the other language where the form has a place for it', () => {
    const begun = beginConversation('en', undefined, true);
    const asked = [titled, { kind: 'titles' as const }, titled].reduce<Conversation>(answer, begun);
    expect(asked.now.step).toEqual({ kind: 'otherTitle' });
    expect(isRefused(answer(asked, 'The same in English again'))).toBe(true);
    expect(answer(asked, 'تأثیر متفورمین بر هموگلوبین در بزرگسالان').now).toMatchObject({
      step: { kind: 'done' },
      otherTitle: 'تأثیر متفورمین بر هموگلوبین در بزرگسالان',
    });
  });
});

describe('An answer that cannot be taken', () => {
  const asked = talk('en', titled);

  it.each([
    ['', 'blank'],
    ['   ', 'blank'],
    ['a', 'oneLetter'],
    ['12345', 'noLetters'],
    ['TBD', 'placeholder'],
    ['word '.repeat(100_000), 'tooLong'],
    ['Music therapy.', 'equal'],
  ])('is refused with a sentence, and changes nothing: %#', (text, why) => {
    const refused = answer(asked, text);
    expect(refused.log.at(-1)).toMatchObject({ saying: { code: 'refused', why } });
    expect({ ...refused, log: [] }).toEqual({ ...asked, log: [] });
    expect(isRefused(refused)).toBe(true);
  });

  it('is an outcome that could be anything', () => {
    const refused = talk('fa', titled, { kind: 'change', part: 'O' }, 'بهبود وضعیت');
    expect(lastSaid(refused)).toContain('«بهبود وضعیت» می‌تواند هر چیزی باشد');
  });

  it('says how many words are too many, in the digits of the language', () => {
    expect(lastSaid(talk('fa', 'واژه '.repeat(100_000)))).toContain('۱۰۰۰۰۰');
  });

  it('leaves one refusal in the log, however often it is tried', () => {
    const tried = ['a', 'b', ''].reduce(answer, asked);
    expect(tried.log).toHaveLength(asked.log.length + 1);
    expect(answer(tried, 'usual care').log).toHaveLength(answer(asked, 'usual care').log.length);
  });
});

describe('What was answered is taken back', () => {
  it('one step at a time, to the beginning', () => {
    const state = talk('en', titled, 'usual care');
    expect(takeBack(state)).toEqual(talk('en', titled));
    expect(answer(takeBack(state), 'back')).toEqual(beginConversation('en'));
    expect(lastSaid(takeBack(beginConversation('en')))).toContain('nothing to undo');
  });

  it('together with what it wrote into the form, except what was changed there since', () => {
    const proposal: Proposal = { template: 'standard', language: 'en', values: { ideas: 'kept' } };
    const done = [titled, { kind: 'titles' as const }, titled].reduce<Conversation>(
      answer,
      beginConversation('en', proposal),
    );
    const filled = answer(done, { kind: 'fill', changes: proposeChanges(done, standardTemplate) });
    expect(filled.proposal.values).toMatchObject({ ideas: 'kept', title: titled });
    expect(takeBack(filled).proposal).toEqual(proposal);
    const edited = { ...filled, proposal: { ...proposal, values: { ...filled.proposal.values, title: 'My own' } } };
    expect(takeBack(edited).proposal.values).toEqual({ ideas: 'kept', title: 'My own' });
  });
});

describe('Whatever is typed and pressed', () => {
  const words = fc.constantFrom(
    titled,
    'تأثیر متفورمین بر قند خون در زنان باردار',
    'skip',
    'back',
    'none',
    'ندارد، چون توصیفی است',
    'usual care',
    'outcome: pain',
    'change the population',
    'start over',
    'titles',
    'x',
    '',
    '؟؟؟',
    'diabetes',
    '{I} [{O}]',
    '__proto__: x',
  );
  const pressed: fc.Arbitrary<Input> = fc.oneof(
    fc.constantFrom<Input>({ kind: 'skip' }, { kind: 'back' }, { kind: 'titles' }, { kind: 'restart' }),
    fc
      .constantFrom(...conversationParts, 'title' as const, 'frame' as const)
      .map((part) => ({ kind: 'change' as const, part })),
    fc.constantFrom(...questionFrames).map((frame) => ({ kind: 'frame' as const, frame })),
    fc.record({ kind: fc.constant('none' as const), reason: fc.string() }),
    fc.record({
      kind: fc.constant('say' as const),
      text: words,
      from: fc.constantFrom('suggestion' as const, 'assistant' as const),
    }),
    fc.constant<Input>({ kind: 'fill', changes: [{ question: 'title', after: 'Filled' }] }),
  );
  const input: fc.Arbitrary<Input> = fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 60 }), pressed);

  it('nothing throws, everything has its words in both languages, and each step is taken back exactly', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 12 }), fc.constantFrom<CoreLanguage>('en', 'fa'), (inputs, language) => {
        let state = beginConversation(language, undefined, inputs.length % 2 === 0);
        for (const each of inputs) {
          const next = answer(state, each);
          if (next.past.length > state.past.length) expect(takeBack(next)).toEqual(withoutRefusal(state));
          for (const entry of next.log)
            if (entry.from === 'helper')
              for (const of of ['en', 'fa'] as const) expect(sayIn(entry.saying, of)).not.toMatch(/^$|undefined/);
          choices(next);
          proposeChanges(next, standardTemplate);
          state = next;
        }
      }),
      { numRuns: 150 },
    );
  });

  const withoutRefusal = (state: Conversation): Conversation =>
    isRefused(state) ? { ...state, log: state.log.slice(0, -1) } : state;
});
