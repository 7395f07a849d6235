import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { createForm } from '../../../published/engine.ts';
import { fromRedcap } from '../from-redcap.ts';
import { readRecords } from '../records/read-records.ts';
import { toRedcap } from '../to-redcap.ts';

const dictionary = (annotation: string, type = 'checkbox'): string =>
  [
    'field_name,form_name,field_type,field_label,select_choices_or_calculations,field_annotation',
    'record_id,a,text,Record ID,,',
    `signs,a,${type},Signs,"1, Pain | 2, Cough | 9, None","${annotation.replaceAll('"', '""')}"`,
  ].join('\n');
const questionOf = (definition: FormDefinition): Question => definition.pages[0]!.questions[0]!;
const formOf = (definition: FormDefinition, signs?: readonly string[]) =>
  createForm(definition, { answers: signs ? { signs } : {}, complete: true });
const offered = (definition: FormDefinition, signs?: readonly string[]) =>
  (formOf(definition, signs).state('signs').asked ?? questionOf(definition)).options?.map(({ value }) => value);
/** The annotation of a form that knows nothing of where it came from. */
const written = (definition: FormDefinition): readonly string[] => {
  const { redcap: _cells, ...question } = questionOf(definition) as Question & { readonly redcap?: unknown };
  const alone = { ...definition, pages: [{ ...definition.pages[0]!, questions: [question] }] };
  return toRedcap(alone).text.match(/@[A-Z]+='[^']*'/g) ?? [];
};

describe('A choice that is hidden by a tag', () => {
  const { definition, left } = fromRedcap(dictionary(`@HIDECHOICE="2"`));

  it('is not offered, and stays in answers that have it', () => {
    expect(left.map(({ what }) => what)).toEqual(['the record ID, which no one is asked for']);
    expect(offered(definition)).toEqual(['1', '9']);
    expect(offered(definition, ['1', '2'])).toEqual(['1', '2', '9']);
    expect(formOf(definition, ['1', '2']).answers()).toEqual({ signs: ['1', '2'] });
    expect(formOf(definition, ['2']).validate()).toEqual([]);
  });

  it('is read in records that have it', () => {
    const [record] = readRecords(definition, 'record_id,signs___1,signs___2,signs___9\n1,0,1,0').records;
    expect(record?.answers).toEqual({ signs: ['2'] });
  });

  it('is written as the tag, whoever hid it', () => {
    expect(written(definition)).toEqual(["@HIDECHOICE='2'"]);
    expect(toRedcap(definition).text).toContain(`@HIDECHOICE=""2""`);
  });
});

describe('A choice that goes with no other by a tag', () => {
  const { definition, left } = fromRedcap(dictionary("@NONEOFTHEABOVE='9'"));

  it('is refused beside others, and taken alone', () => {
    expect(left).toHaveLength(1);
    expect(formOf(definition, ['9']).validate()).toEqual([]);
    expect(formOf(definition, ['1', '2']).validate()).toEqual([]);
    expect(formOf(definition, ['1', '9']).validate()).toMatchObject([
      { name: 'signs', message: 'Choose “None” without any other answer.' },
    ]);
  });

  it('is written as the tag, also where there are several and beside a hidden one', () => {
    expect(written(definition)).toEqual(["@NONEOFTHEABOVE='9'"]);
    const both = fromRedcap(dictionary("@NONEOFTHEABOVE='2,9' @HIDECHOICE='2'")).definition;
    expect(formOf(both, ['2', '9']).validate()).toHaveLength(1);
    expect(written(both)).toEqual(["@HIDECHOICE='2'", "@NONEOFTHEABOVE='2,9'"]);
  });
});

describe('A tag about choices that is listed as not imported', () => {
  it.each([
    ['names a code that there is not', "@HIDECHOICE='2,7'", 'checkbox'],
    ['names none', '@HIDECHOICE', 'checkbox'],
    ['is about one answer alone', "@NONEOFTHEABOVE='9'", 'radio'],
  ])('%s', (_why, annotation, type) => {
    const { definition, left } = fromRedcap(dictionary(annotation, type));
    expect(left.map(({ what }) => what)).toContain(`the annotation: ${annotation}`);
    expect(offered(definition)).toEqual(['1', '2', '9']);
    expect(toRedcap(definition).text).toContain(annotation);
  });
});

describe('What choices say here and no tag says', () => {
  it('is listed as not exported', () => {
    const { definition } = fromRedcap(dictionary(''));
    const question = questionOf(definition);
    const options = question.options?.map((option) => ({ ...option, visibleWhen: 'COUNTA(signs) = 0' }));
    const changed = {
      ...definition,
      pages: [
        { ...definition.pages[0]!, questions: [{ ...question, options, constraint: { when: 'COUNTA(signs) < 3' } }] },
      ],
    };
    expect(toRedcap(changed).notExported.map(({ setting }) => setting)).toEqual(
      expect.arrayContaining(['visibleWhen', 'constraint']),
    );
  });
});
