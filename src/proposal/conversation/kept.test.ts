import { expect, it } from 'vitest';
import { answer, beginConversation } from './conversation.ts';
import { keptOf, readKept } from './kept.ts';

const begun = beginConversation('en');
const state = ['Effect of yoga on anxiety in pregnant women', 'usual care'].reduce(answer, begun);

it('goes on where it was kept, in another tab', () => {
  const kept: unknown = JSON.parse(JSON.stringify(keptOf(state)));
  expect(readKept(kept, begun)).toEqual(state);
});

it.each([
  undefined,
  null,
  'text',
  {},
  { ...keptOf(state), log: undefined },
  { ...keptOf(state), now: { ...state.now, frame: 'toString' } },
  { ...keptOf(state), now: { ...state.now, step: { kind: 'part', part: 'X' } } },
  { ...keptOf(state), past: [{ moment: state.now, entries: 99 }] },
  { ...keptOf(state), log: [{ from: 'helper', saying: { code: 'unheard of' } }] },
])('begins again where what was kept is no conversation: %#', (kept) => {
  expect(readKept(kept, begun)).toBeUndefined();
});
