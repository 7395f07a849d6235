import { Type, type Static } from 'typebox';
import { shape } from '../primitives.ts';

/** A text, or an element with its attributes and what it holds; `['!', {}, text]` is a comment. */
export type ViewNode = string | readonly [tag: string, attributes: ViewAttributes, ...children: ViewNode[]];
export type ViewAttributes = Readonly<Record<string, string>>;

/**
 * The first view of a form as the filler draws it, to be built without parsing HTML.
 *
 * It says `data-theme="light"` at its root, and the direction of its language: whoever builds it puts in what the page
 * chose. Elements in an `svg` are of that namespace.
 */
export const FirstView = shape({
  tree: Type.Unsafe<readonly ViewNode[]>(
    Type.Array(Type.Unknown(), { description: 'Texts, and elements as [tag, attributes, …children]' }),
  ),
  styles: Type.Array(Type.String(), { description: 'CSS that this form needs beside the filler’s own' }),
  at: Type.String({ description: 'The day and time it was drawn with, ISO 8601 without a zone' }),
  files: Type.Array(Type.String(), { description: 'Code that this form needs beside the filler’s own, below /embed/' }),
});
export type FirstView = Static<typeof FirstView>;
