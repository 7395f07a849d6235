import { describe, expect, it } from 'vitest';
import { xformFaults } from '../../../../test/support/interchange/xform-device.ts';
import {
  absent,
  tabledForms,
  title,
  workbook,
  workbooks,
} from '../../../../test/support/interchange/xlsform-corpora.ts';
import type { FormDefinition, Localized, Question } from '../../../engine/definition/types.ts';
import { isRecord, walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { parseSyntax } from '../../../engine/syntax/parse-syntax.ts';
import { localize } from '../../../fields/texts/localize.ts';
import { checkDefinition } from '../../../published/engine.ts';
import { fieldForm } from '../../xforms/field-form.ts';
import { parseXml } from '../../xforms/parse-xml.ts';
import { toXForm } from '../../xforms/to-xform.ts';
import { fromXlsForm } from '../from-xls-form.ts';
import { toXlsForm } from './to-xls-form.ts';

/** A text in both languages, whichever of them it was written in. */
const isText = (value: unknown): value is Localized =>
  isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => key === 'en' || key === 'fa');

const expressions: ReadonlySet<string> = new Set([
  ...['formula', 'initialformula', 'when', 'requiredWhen', 'visibleWhen', 'min', 'max'],
]);

/** An expression as it is computed, whatever stands in brackets without need. */
function computed(text: string): unknown {
  const parsed = parseSyntax(text);
  return parsed.ok ? withoutPositions(parsed.expression) : text;
}

function withoutPositions(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutPositions);
  if (!isRecord(part)) return part;
  const kept = Object.entries(part).filter(([key]) => key !== 'position');
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutPositions(inner)]));
}

function tidy(value: unknown): unknown {
  if (isText(value)) return [...new Set([localize(value, 'en'), localize(value, 'fa')])].join(' / ');
  if (Array.isArray(value)) return value.map(tidy);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      expressions.has(key) && typeof inner === 'string' ? computed(inner) : tidy(inner),
    ]),
  );
}

/** The form without the ids of its parts, which say in which row they stood. */
function meaningOf({ title: name, language, pages, conditions }: FormDefinition): unknown {
  const questions = walkQuestions({ pages }).map(({ question }) => question);
  const names = new Map([...pages.map(({ id }, index) => [id, String(index)] as const), ...questions.map(nameById)]);
  const bare = ({ id: _row, questions: inner, ...rest }: Question): unknown => ({
    ...rest,
    ...(inner && { questions: inner.map(bare) }),
  });
  return tidy({
    name,
    language,
    pages: pages.map(({ text, displayTitle, questions: asked }) => ({ text, displayTitle, asked: asked.map(bare) })),
    conditions: conditions
      .map((condition) => ({
        kind: condition.kind,
        target: 'target' in condition && names.get(condition.target),
        when: 'when' in condition && condition.when,
      }))
      .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
  });
}

const nameById = ({ id, name }: Question) => [id, name] as const;

/** What an XLSForm cannot say of a form that was read from one. */
const losses: Readonly<Record<string, string>> = {
  test_can__reuse_csv__pulldata_then_selects: 'a text shows what is read from a file',
  test_clean_text_values__no: 'the name of a choice holds spaces',
  test_clean_text_values__yes: 'the name of a choice holds spaces',
  test_instance_id__can_be_used_as_reference_variable: 'a text shows the number of the submission',
  test_last_saved_in_repeat: 'a calculation takes all rows for one value',
  test_repeat_using_select_with_reference_path_in_predicate_uses_current:
    'a text shows the label of a choice by its row',
  test_simserial_deprecation_warning: 'a text shows what only a device knows',
  test_subscriber_id_deprecation_warning: 'a text shows what only a device knows',
};

describe('An XLSForm that others wrote', () => {
  it.skipIf(absent)(title('is the same form after it was written and read again, but for what is known'), () => {
    const forms = tabledForms().filter(({ errored }) => !errored);
    const changed = forms.filter(({ sheets }) => {
      const { definition } = fromXlsForm(sheets);
      const { file, notExported } = toXlsForm(definition);
      const read = fromXlsForm(file);
      expect(checkDefinition(read.definition)).toEqual([]);
      return notExported.length > 0 || !isSame(meaningOf(definition), meaningOf(read.definition));
    });
    expect(forms).toHaveLength(295);
    expect(changed.map(({ test }) => test).sort()).toEqual(Object.keys(losses));
  });

  it.skipIf(absent).each(workbooks)(title('is the same form after it was written and read again: %s'), (name) => {
    const { definition } = fromXlsForm(workbook(name));
    const read = fromXlsForm(toXlsForm(definition).file).definition;
    expect(withReferences(meaningOf(read))).toEqual(withReferences(meaningOf(definition)));
  });

  it.skipIf(absent)(title('is an XForm that an app can open'), () => {
    const faults = tabledForms().flatMap(({ test, sheets, errored }) => {
      if (errored) return [];
      const definition = fieldForm(fromXlsForm(sheets).definition, 'owner', ['code']);
      const { xml } = toXForm(definition, { id: 'f', version: '1', title: 'F' });
      return xformFaults(parseXml(xml)).map((fault) => `${test}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

/** With the answers that texts showed of what only a device knows, which no form may ask for. */
const withReferences = (meaning: unknown): unknown => JSON.parse(JSON.stringify(meaning).replaceAll('$ {', '${'));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
