import { describe, expect, it } from 'vitest';
import { samples } from '../../../demo/samples/index.ts';
import { fillXForm, xformFaults } from '../../../test/support/interchange/xform-device.ts';
import { absent, tabledForms, title, workbook, workbooks } from '../../../test/support/interchange/xlsform-corpora.ts';
import type { Answers, Attachment, FormDefinition } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import { checkDefinition } from '../../published/engine.ts';
import { fromRedcap } from '../redcap/from-redcap.ts';
import { toRedcap } from '../redcap/to-redcap.ts';
import { choiceName } from '../xlsform/export/survey-scope.ts';
import { SurveySheet } from '../xlsform/export/survey-sheet.ts';
import { fromXlsForm } from '../xlsform/from-xls-form.ts';
import { fieldForm } from './field-form.ts';
import { parseXml } from './parse-xml.ts';
import { readSubmission } from './read-submission.ts';
import { toXForm } from './to-xform.ts';

/** Ours, and those that others wrote, each read when its first test asks for it. */
const forms: readonly (readonly [string, boolean, () => FormDefinition])[] = [
  ...samples.map(({ category, definition }) => [`the sample ${category.slug}`, false, () => definition] as const),
  ...workbooks.map((file) => {
    let definition: FormDefinition | undefined;
    return [title(file), absent, () => (definition ??= fromXlsForm(workbook(file)).definition)] as const;
  }),
];
const fileOf = (name: string): Attachment => ({ id: name, name, type: 'image/jpeg', size: 1 });

const asElement = (name: string, answer: unknown): string => `${name}=${choiceName(String(answer))}`;

/** Answers as the elements that a device sends, in any order. */
function sentAs(answers: Answers, names: ReadonlyMap<string, string>): readonly string[] {
  return Object.entries(answers).flatMap(([name, answer]): readonly string[] => {
    const own = names.get(name) ?? name;
    if (Array.isArray(answer) && answer.some((each) => typeof each === 'object'))
      return (answer as readonly unknown[] as readonly (Attachment | Answers)[]).flatMap((each) =>
        'size' in each ? [asElement(own, each.name)] : sentAs(each as Answers, names),
      );
    if (Array.isArray(answer)) return [asElement(own, answer.join(' '))];
    if (typeof answer === 'object')
      return Object.entries(answer).map(([row, value]) => asElement(`${own}_${row}`, value));
    return [asElement(own, answer)];
  });
}

/** What a device sent of a form that it filled in, and what came back as answers, both in order. */
function sentAndGot(whole: FormDefinition) {
  const definition = fieldForm(whole, 'owner', ['code']);
  const sheet = new SurveySheet(definition);
  const questions = walkQuestions(definition).map(({ question }) => question);
  const names = new Map(questions.map(({ id, name }) => [name, sheet.names.give(id, name)]));
  const { xml, entered } = fillXForm(parseXml(toXForm(definition, { id: 'f', version: '1', title: 'F' }).xml));
  const { answers, patient, left } = readSubmission(parseXml(xml), definition, fileOf);
  // Places of several levels and ranges of two ends are one answer of several elements, and tested beside the reader.
  const parted = questions.filter(
    ({ type, multimode }) => type === 'cascadeview' || (type === 'numericrange' && multimode),
  );
  const isWhole = (element: string): boolean =>
    !parted.some(({ name }) => element.startsWith(`${names.get(name)}=`) || element.startsWith(`${names.get(name)}_`));
  const sent = entered.map(([name, text]) => asElement(name, text)).filter(isWhole);
  const got = [...sentAs(answers, names), asElement('patient_code', patient.code)].filter(isWhole);
  return { left, sent: sent.sort(), got: got.sort() };
}

describe.each(forms)('%s, filled in by a device,', (_, isAbsent, whole) => {
  it.skipIf(isAbsent)('is an XForm that an app can open', () => {
    const root = parseXml(toXForm(fieldForm(whole(), 'owner', ['code']), { id: 'f', version: '1', title: 'F' }).xml);
    expect(xformFaults(root)).toEqual([]);
  });

  it.skipIf(isAbsent)('comes back with everything that was entered, and nothing else', () => {
    const { left, sent, got } = sentAndGot(whole());
    expect(left).toEqual([]);
    expect(sent.length).toBeGreaterThan(1);
    expect(got).toEqual(sent);
  });
});

describe('Forms that others wrote, as data dictionaries of REDCap,', () => {
  it.skipIf(absent).each(workbooks)(title('are read again and written the same: %s'), (file) => {
    const { text } = toRedcap(fromXlsForm(workbook(file)).definition, 'en');
    const { definition } = fromRedcap(text);
    expect(checkDefinition(definition)).toEqual([]);
    expect(toRedcap(definition, 'en').text).toBe(text);
  });

  it.skipIf(absent)(title('are read again and written the same, the small ones too'), () => {
    const changed = smallForms().filter(({ definition }) => {
      const { text } = toRedcap(definition, 'en');
      const again = fromRedcap(text).definition;
      return checkDefinition(again).length > 0 || toRedcap(again, 'en').text !== text;
    });
    expect(changed.map(({ test }) => test)).toEqual([]);
  });
});

describe('The small forms that others wrote, filled in by a device,', () => {
  it.skipIf(absent)(title('come back with everything that was entered, and nothing else'), () => {
    const returned = smallForms().map(({ test, definition }) => ({ test, ...sentAndGot(definition) }));
    expect(returned).toHaveLength(295);
    expect(returned.map(({ test, left, got }) => ({ test, left, got }))).toEqual(
      returned.map(({ test, sent }) => ({ test, left: [], got: sent })),
    );
  });
});

const smallForms = () =>
  tabledForms().flatMap(({ test, sheets, errored }) =>
    errored ? [] : [{ test, definition: fromXlsForm(sheets).definition }],
  );
