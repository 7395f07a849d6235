import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { ServerError } from '../errors/server-error.ts';
import { checkPrefilled } from './prefilled.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const definition: FormDefinition = {
  schema: 1,
  title: 'Notes',
  language: 'en',
  pages: [
    {
      id: 'one',
      text: 'One',
      pageType: 'form',
      questions: names.map((name) => ({ id: `q-${name}`, name, type: 'note', title: name })),
    },
  ],
  conditions: [],
};
const reader = { definition, role: 'public', language: 'fa' } as const;
const notes = (length: number) => Object.fromEntries(names.map((name) => [name, 'x'.repeat(length)]));

describe('answers that a link carries', () => {
  it('are no more together than a page of text or two', () => {
    expect(checkPrefilled(notes(3000), reader)).toEqual(notes(3000));
    expect(() => checkPrefilled(notes(3900), reader)).toThrow(
      expect.objectContaining({ detail: { fields: [{ path: 'answers', rule: 'toolong', message: '' }] } }),
    );
  });

  it('are left out where they are blank', () => {
    expect(checkPrefilled({ a: '  ', b: 'text' }, reader)).toEqual({ b: 'text' });
  });

  it('are refused in the words of who makes the link', () => {
    try {
      checkPrefilled({ a: 3 as never, b: ['x'] as never }, { ...reader });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ServerError);
      const { fields = [] } = (error as ServerError).detail;
      expect(fields.map(({ path }) => path)).toContain('answers.b');
      for (const { message } of fields) expect(message).toMatch(/[\u0600-\u06ff]/);
    }
  });
});
