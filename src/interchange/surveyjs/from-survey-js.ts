import type { Condition, FormDefinition, Page } from '../../engine/definition/types.ts';
import { mend } from '../shared/mend.ts';
import { foldHidden } from '../shared/fold-hidden.ts';
import { isPersian } from '../shared/persian-text.ts';
import { isRecord } from '../../engine/definition/walk-questions.ts';
import { recordsOf, textOf, type Left, type Note, type Raw } from '../shared/raw.ts';
import { Builder } from './builder.ts';
import { SurveyContext } from './survey-context.ts';
import { addTrigger } from './triggers.ts';
import { withHiddenParts } from './hidden-results.ts';
import { hasNoEffect } from './note-rest.ts';
import { Outline } from './outline.ts';
import { sample } from './question-settings.ts';
import { listOf, readSurvey } from './raw-survey.ts';
import { languageOf, plainTexts, wordsOf } from './words.ts';

export interface SurveyImport {
  readonly definition: FormDefinition;
  readonly left: readonly Left[];
}

/** Settings that only say how SurveyJS draws. */
const ofLooks: readonly string[] = [
  'title',
  'description',
  'locale',
  'pages',
  'elements',
  'questions',
  'calculatedValues',
  'showQuestionNumbers',
  'widthMode',
  'width',
  'showProgressBar',
  'progressBarLocation',
  'progressBarType',
  'showTitle',
  'logoPosition',
  'headerView',
  'questionErrorLocation',
  'questionTitleLocation',
  'questionDescriptionLocation',
  'textUpdateMode',
  'focusFirstQuestionAutomatic',
  'checkErrorsMode',
  'showPreviewBeforeComplete',
];
const ofPage: readonly string[] = ['visible', 'name', 'title', 'description', 'elements', 'questions', 'visibleIf'];

/**
 * A form from a survey of SurveyJS, as JSON read.
 *
 * What has no counterpart is in `left`, each with its place in the survey (`pages[0].elements[2].visibleIf`).
 * Throws one `InterchangeError` for what is no survey, is cyclic, too deep or too large.
 */
export function fromSurveyJs(json: unknown): SurveyImport {
  const { survey, pages, pathOf } = readSurvey(json);
  const raws = pages.map(withHiddenParts);
  const left: Left[] = [];
  const note = (path: string, what: string): void => void left.push({ path, what });
  pages.forEach((page, index) => noteStrangers(page, pathOf(index), note));
  const calculated = recordsOf(survey['calculatedValues']);
  const main =
    typeof survey['locale'] === 'string' && survey['locale'] !== ''
      ? languageOf(survey['locale'])
      : isPersian(plainTexts(survey))
        ? 'fa'
        : 'en';
  const context = new SurveyContext(new Outline(raws, calculated), main, note);
  const builder = new Builder(context);
  const made = raws.map((raw, index): Page => pageOf(raw, index, pathOf(index), { context, builder }));
  const values = calculated.flatMap((raw, index) => builder.calculated(raw, `calculatedValues[${index}]`));
  for (const [key, value] of Object.entries(survey)) {
    if (ofLooks.includes(key) || hasNoEffect(key, value)) continue;
    if (key === 'triggers')
      recordsOf(value).forEach((trigger, index) => addTrigger(context, trigger, `triggers[${index}]`, raws));
    else note(key, `a setting that has no counterpart: ${sample(value)}`);
  }
  const { locale } = survey;
  if (typeof locale === 'string' && locale !== '' && !/^(?:en|fa)\b/i.test(locale))
    note('locale', `the texts are in ${locale.slice(0, 20)}, which no form is in: they are shown as they are`);
  const title = wordsOf(survey['title'], 'title', main, note) ?? 'Form';
  const purpose = wordsOf(survey['description'], 'description', main, note);
  const filled =
    made.length > 0
      ? made
      : [
          {
            id: 'p1',
            text: typeof title === 'string' ? title : 'Form',
            pageType: 'form',
            questions: [],
          } satisfies Page,
        ];
  const last = filled.length - 1;
  const whole = filled.map((page, index) => ({
    ...page,
    questions: [...page.questions, ...(index === last ? values : [])],
  }));
  const shown = foldHidden(whole, context.conditions, (wanted) => context.outline.another(wanted));
  const definition: FormDefinition = {
    schema: 1,
    title,
    language: main,
    pages: shown,
    conditions: context.conditions,
    ...(purpose !== undefined && { opening: { purpose } }),
    ...reviewOf(survey),
  };
  return { definition: mend(definition, context.placed, note, { conditionKey: 'visibleIf' }), left };
}

/** What stands among the elements and is none. */
function noteStrangers(raw: Raw, path: string, note: Note): void {
  const key = raw['elements'] === undefined ? 'questions' : 'elements';
  const list = raw[key];
  if (Array.isArray(list))
    list.forEach((each, index) => {
      if (!isRecord(each)) note(`${path && `${path}.`}${key}[${index}]`, 'is no element');
    });
}

/** SurveyJS shows the answers once more only where it is set to. */
function reviewOf(survey: Raw): Partial<FormDefinition> {
  const asked = survey['showPreviewBeforeComplete'];
  return asked === undefined ? {} : { review: asked === true || (typeof asked === 'string' && asked !== 'noPreview') };
}

interface Making {
  readonly context: SurveyContext;
  readonly builder: Builder;
}

function pageOf(raw: Raw, index: number, path: string, { context, builder }: Making): Page {
  const { main, note } = context;
  const base = path ? `${path}.` : '';
  const id = `p${index + 1}`;
  context.placed.set(id, { path });
  const title = wordsOf(raw['title'], `${base}title`, main, note);
  const about = wordsOf(raw['description'], `${base}description`, main, note);
  const visible: Condition[] = context.visibility(raw, id, path, '');
  context.conditions.push(...visible);
  if (path)
    for (const [key, value] of Object.entries(raw))
      if (!ofPage.includes(key) && value !== false && value !== null)
        note(`${base}${key}`, `a setting that has no counterpart: ${sample(value)}`);
  const questions = builder.elements(
    listOf(raw),
    `${base}${raw['elements'] === undefined ? 'questions' : 'elements'}`,
    '',
  );
  const text = typeof title === 'string' ? title : (title?.en ?? title?.fa ?? textOf(raw['name']) ?? `${index + 1}`);
  return {
    id,
    text,
    ...(title !== undefined && { displayTitle: title }),
    pageType: 'form',
    questions:
      about === undefined
        ? questions
        : [{ id: `${id}-about`, name: `about_${id}`, type: 'label', title: about }, ...questions],
  };
}
