import type { Proposal } from '../types.ts';
import { fileName } from './file-name.ts';
import { toDocument, type DocumentOptions } from './to-document.ts';
import { toHtml } from './to-html.ts';
import { toMarkdown } from './to-markdown.ts';

export const documentFormats = ['docx', 'markdown', 'html', 'json'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** A file ready to be downloaded: its bytes, or its text in UTF-8. */
export type WrittenDocument = { readonly name: string; readonly type: string } & (
  { readonly bytes: Uint8Array; readonly text?: undefined } | { readonly text: string; readonly bytes?: undefined }
);

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Writes a proposal as a file that is named after its title.
 *
 * JSON is the proposal as it is stored. Rejects only where the code that writes DOCX could not be fetched.
 */
export async function writeDocument(
  proposal: Proposal,
  format: DocumentFormat,
  options: DocumentOptions,
): Promise<WrittenDocument> {
  const document = toDocument(proposal, options);
  const name = (extension: string): string => fileName(document.title, extension);
  switch (format) {
    case 'docx': {
      const { toWord } = await import('./to-word.ts');
      return { name: name('docx'), type: word, bytes: await toWord(document) };
    }
    case 'markdown':
      return { name: name('md'), type: 'text/markdown', text: toMarkdown(document) };
    case 'html':
      return { name: name('html'), type: 'text/html', text: toHtml(document) };
    case 'json':
      return { name: name('json'), type: 'application/json', text: `${JSON.stringify(proposal, null, 2)}\n` };
    default:
      return format satisfies never;
  }
}
