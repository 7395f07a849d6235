import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { fromResponse, placeOf } from './from-response.ts';
import { toResponse } from './to-response.ts';

const text = (name: string): Question => ({ id: `q-${name}`, name, type: 'text', title: name });
const definition: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'first',
      text: 'First',
      pageType: 'form',
      questions: [
        text('reason'),
        { id: 'q-box', name: 'box', type: 'container', title: 'Box', questions: [text('inside'), text('beside')] },
        {
          id: 'q-drugs',
          name: 'drugs',
          type: 'container',
          title: 'Drugs',
          multimode: true,
          questions: [text('drug'), text('dose')],
        },
      ],
    },
    { id: 'second', text: 'Second', pageType: 'form', questions: [text('later')] },
  ],
};

describe('where the questions stand in a response', () => {
  const response = toResponse({ beside: 'x', drugs: [{ drug: 'a', dose: '1' }, { drug: 'b' }] }, definition);
  const { places } = fromResponse(response, definition);
  const at = (name: string) => placeOf(places, name);

  it('is the item of those that are answered, in rows too', () => {
    expect(at('beside')).toEqual({ linkId: 'q-beside', path: 'item[0].item[0].item[0]', isThere: true });
    expect(at('drugs[0].dose')).toEqual({ linkId: 'q-dose', path: 'item[0].item[1].item[1]', isThere: true });
    expect(at('drugs[1].drug')).toEqual({ linkId: 'q-drug', path: 'item[0].item[2].item[0]', isThere: true });
  });

  it('is what they would stand in, of those that are not', () => {
    expect(at('reason')).toEqual({ linkId: 'q-reason', path: 'item[0]', isThere: false });
    expect(at('inside')).toEqual({ linkId: 'q-inside', path: 'item[0].item[0]', isThere: false });
    expect(at('drugs[1].dose')).toEqual({ linkId: 'q-dose', path: 'item[0].item[2]', isThere: false });
    expect(at('later')).toEqual({ linkId: 'q-later', path: '', isThere: false });
  });

  it('is that of the question above, of a part of an answer, and none of a name that no question has', () => {
    expect(at('drugs[7].dose')?.linkId).toBe('q-drugs');
    expect(at('reason.part')?.linkId).toBe('q-reason');
    expect(at('nothing')).toBeUndefined();
  });
});
