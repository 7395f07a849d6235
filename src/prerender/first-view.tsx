import { renderToString } from 'react-dom/server';
import type { CallData } from '../api/contract/contract.ts';
import type { ViewNode } from '../api/contract/pages/first-view.ts';
import { FormSurroundings, prepareForm } from '../elements/form/form-providers.tsx';
import type { Calendar, Language } from '../engine/definition/types.ts';
import { fieldViews } from '../fields/registry/views.ts';
import { fillerStyles } from '../react/form/filler-styles.ts';
import { FormFiller } from '../react/form/form-filler.tsx';
import { StyleNotes } from '../react/ui/style/use-styles.ts';
import { latePartsOf } from './late-parts.ts';
import { readTree } from './read-tree.ts';

export interface FirstViewRequest {
  /** What `/category/getform` gave. */
  readonly form: CallData<'/category/getform'>;
  /** What it was asked for by: the slug, or the id. */
  readonly category: string;
  readonly language: Language;
  readonly calendar?: Calendar;
  readonly page?: string;
  /** The day and time to draw it with, ISO 8601 without a zone. */
  readonly at: string;
}

/** A form as it is first seen. */
export interface DrawnForm {
  /** The children of the filler's element, exactly what React hydrates. */
  readonly tree: readonly ViewNode[];
  /** The CSS that it needs beside what every form needs. */
  readonly styles: readonly string[];
  /** The code that it needs beside what every form needs. */
  readonly parts: readonly string[];
  /** It depends on the day: on another it looks different. */
  readonly isOfToday: boolean;
}

/** Draws the first view of a form with the filler's own components; undefined where there is no form to draw. Throws what they throw. */
export async function renderFirstView(request: FirstViewRequest): Promise<DrawnForm | undefined> {
  const { form, at, category, language, calendar, page } = request;
  const first = await prepareForm({ reply: form, at, category, page, language });
  const notes = new Set<string>();
  const html = renderToString(
    <StyleNotes value={notes}>
      <FormSurroundings language={language} calendar={calendar}>
        <FormFiller category={category} page={page} language={language} calendar={calendar} first={first} />
      </FormSurroundings>
    </StyleNotes>,
  );
  // In its place there may be a sentence that says why it cannot be filled.
  if (!html.includes('class="porsa-filling"')) return undefined;
  for (const text of fillerStyles(fieldViews)) notes.delete(text);
  return { tree: readTree(html), styles: [...notes], parts: latePartsOf(form), isOfToday: first.clock.wasRead() };
}
