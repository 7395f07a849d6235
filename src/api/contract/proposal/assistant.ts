import { Type } from 'typebox';
import { defineCall, defineStream } from '../call.ts';
import { shape, line, CoreLang, Empty } from '../primitives.ts';

const Known = Type.String({ maxLength: 500 });

/** The language model that the server may be configured with. */
export const assistant = {
  '/proposal/getassistant': defineCall({
    summary: 'Whether a language model is configured, and where texts would be sent, to ask for agreement',
    who: 'user',
    body: Empty,
    data: shape({
      available: Type.Boolean(),
      host: Type.String({ description: 'Blank where none is configured' }),
      model: Type.String(),
    }),
  }),
  '/proposal/assist': defineStream({
    summary:
      'Suggestions of the language model as server-sent events: `delta` {text}, then one `done` {reason: stop or length} or `error` {code, message}. `title` and `suggest` come one suggestion a line',
    who: 'user',
    method: 'POST',
    errors: ['noassistant', 'assistantbusy', 'assistantfailed', 'toomany'],
    body: shape({
      task: Type.Union([Type.Literal('title'), Type.Literal('suggest'), Type.Literal('improve')]),
      language: CoreLang,
      title: Type.Optional(line({ maxLength: 1000 })),
      known: Type.Optional(
        shape({
          P: Type.Optional(Known),
          I: Type.Optional(Known),
          C: Type.Optional(Known),
          O: Type.Optional(Known),
          T: Type.Optional(Known),
          S: Type.Optional(Known),
          D: Type.Optional(Known),
        }),
      ),
      element: Type.Optional(
        Type.Union(
          (['P', 'I', 'C', 'O', 'T', 'S', 'D'] as const).map((element) => Type.Literal(element)) as never,
        ) as unknown as import('typebox').TUnsafe<'P' | 'I' | 'C' | 'O' | 'T' | 'S' | 'D'>,
      ),
      question: Type.Optional(
        Type.String({ maxLength: 300, description: 'Title of the question that the text answers' }),
      ),
      text: Type.Optional(Type.String({ maxLength: 8000 })),
    }),
  }),
} as const;
