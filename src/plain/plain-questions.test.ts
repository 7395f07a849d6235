import { describe, expect, it } from 'vitest';
import { calculated, form, number, question, rows, text } from '../../test/support/engine/scenario.ts';
import { drawPlain, fieldsOf, sendPlain } from '../../test/support/plain/plain-page.tsx';
import { hostileMarkup } from '../../test/support/screens/hostile-markup.ts';
import { fieldExamples } from '../fields/registry/examples.ts';
import { createForm } from '../published/engine.ts';

describe('A page in native controls', () => {
  it('names each control, describes it by its notes and its problem, and marks what is required', () => {
    const live = createForm(form([number('age', { title: 'Age', subtitle: 'In years', mandatory: true })]));
    const html = drawPlain(live, { problems: live.validate() });
    expect(html).toContain('<label class="porsa-label" for="q-age">Age');
    expect(html).toContain('(required)');
    expect(html).toMatch(/<input id="q-age" aria-describedby="q-age-subtitle q-age-problem" aria-invalid="true"/);
    expect(html).toContain('<p id="q-age-problem" class="porsa-problem"><span class="porsa-hidden">Error: </span>');
  });

  it('shows no problem that it was not asked to show', () => {
    const live = createForm(form([number('age', { mandatory: true })]));
    expect(drawPlain(live)).not.toMatch(/problem|aria-invalid/);
  });

  it('says of radios in their group what is wrong, and of a matrix at the row that lacks its answer', () => {
    const options = [{ value: 'x', text: 'X' }];
    const needed = { options, mandatory: true };
    const rowsOf = [
      { name: 'one', text: 'One' },
      { name: 'two', text: 'Two' },
    ];
    const live = createForm(
      form([
        question('a', { type: 'flatview', ...needed }),
        question('b', { type: 'rating', mandatory: true }),
        question('c', { type: 'flatview', ...needed, multimode: true }),
        question('m', { type: 'matrix', ...needed, rows: rowsOf }),
      ]),
      { answers: { m: { one: 'x' } } },
    );
    expect(drawPlain(live)).toMatch(/<fieldset class="porsa-group" role="radiogroup" aria-required="true"><legend/);
    const html = drawPlain(live, { problems: live.validate() });
    const groups = [...html.matchAll(/<fieldset class="porsa-group"([^>]*)>/g)].map(([, said]) => said);
    const wrong = (id: string) =>
      ` aria-describedby="${id}-problem" role="radiogroup" aria-invalid="true" aria-required="true"`;
    expect(groups).toEqual([
      wrong('q-a'),
      wrong('q-b'),
      ' aria-describedby="q-c-problem"',
      ' aria-describedby="q-m-problem"',
    ]);
    const described = [...html.matchAll(/<input[^>]* type="radio"[^>]*>/g)].filter(([input]) =>
      input.includes('aria-describedby'),
    );
    expect(described.map(([input]) => / name="([^"]*)"/.exec(input)?.[1])).toEqual(['m:two']);
    expect(html).not.toMatch(/<input[^>]* type="radio"[^>]* aria-invalid/);
  });

  it('says of what is optional that it is, where nearly all is required', () => {
    const live = createForm(form([text('a', { mandatory: true }), text('b'), question('c', { type: 'label' })]));
    const html = drawPlain(live, { page: { marksOptional: true } });
    expect(html.match(/porsa-optional/g)).toHaveLength(1);
    expect(html).toMatch(/for="q-b">b<span class="porsa-optional"> \(optional\)/);
    expect(drawPlain(live)).not.toContain('porsa-optional');
  });

  it('keeps the fields of two forms apart', () => {
    const live = createForm(form([text('a'), rows('list', text('b'))]), { answers: { list: [{}] } });
    const html = drawPlain(live, { page: { prefix: '_patient.' } });
    const names = [...html.matchAll(/ name="([^"]*)"/g)].map(([, name = '']) => name.replace(/^_(?:add|remove):/, ''));
    expect(names.filter((name) => name !== '_asked:' && !name.startsWith('_patient.'))).toEqual([]);
    const sent = {
      '_asked:': ['_patient.a', '_patient.list', '_patient.list[0]', '_patient.list[0].b'],
      '_patient.a': 'x',
      a: 'y',
      '_patient.list[0].b': 'z',
    };
    sendPlain(live, fieldsOf(sent), 'en', '_patient.');
    expect(live.answers()).toEqual({ a: 'x', list: [{ b: 'z' }] });
  });

  it('offers the options that the answers allow', () => {
    const options = ['x', 'y'].map((value) => ({ value, text: value, visibleWhen: `a = "${value}"` }));
    const live = createForm(form([text('a'), question('b', { type: 'flatview', options })]), { answers: { a: 'y' } });
    const html = drawPlain(live);
    expect([html.includes('value="x"'), (html.match(/type="radio"[^>]* value="y"/g) ?? []).length]).toEqual([false, 1]);
  });

  it.each(['select', 'flatview', 'cascadeview', 'matrix'] as const)(
    'says of a %s with nothing to choose from yet that it is so, and asks nothing',
    (type) => {
      const options = [{ value: 'x', text: 'X', visibleWhen: 'a = "yes"' }];
      const asked = {
        type,
        options,
        subtext: 'One of them',
        ...(type === 'matrix' && { rows: [{ name: 'r', text: 'R' }] }),
      };
      const live = createForm(form([text('a'), question('b', asked)]));
      const html = drawPlain(live, { page: { marksOptional: true } });
      expect(html).toContain('<fieldset class="porsa-group" aria-describedby="q-b-subtext q-b"><legend');
      expect(html).toMatch(/<p id="q-b"[^>]*>Nothing to choose from yet: the options depend on your other answers\.</);
      expect(html).not.toMatch(/No answer|name="b|type="radio"|<select|value="b"/);
      live.set('a', 'yes');
      expect(drawPlain(live)).not.toContain('Nothing to choose');
    },
  );

  it('keeps a choice whose options are hidden, until they are offered again', () => {
    const options = [{ value: 'x', text: 'X', visibleWhen: 'a = "yes"' }];
    const live = createForm(form([text('a'), question('b', { type: 'flatview', options })]), {
      answers: { a: 'no', b: 'x' },
    });
    expect(drawPlain(live)).toContain('Nothing to choose');
    sendPlain(live, fieldsOf({ '_asked:': ['a'], a: 'yes' }));
    expect(live.get('b')).toBe('x');
  });

  it('shows a result with what it is out of and what it means, and none that adds up nothing', () => {
    const score = calculated('score', 'SUM(a)', {
      max: 9,
      bands: [{ text: 'Low' }, { from: 5, text: 'High', severity: 'warning' }],
    });
    const definition = form([number('a'), score]);
    expect(drawPlain(createForm(definition))).not.toContain('plain-result');
    const html = drawPlain(createForm(definition, { answers: { a: 7 } }));
    expect(html).toContain('<dl class="plain-result" data-severity="warning">');
    expect(html).toContain('<b>7</b> of 9<span class="plain-band">High</span>');
  });

  it('lists what is wrong before the questions, each line leading to its control', () => {
    const live = createForm(form([rows('list', text('سن', { mandatory: true }))]), { answers: { list: [{}] } });
    const html = drawPlain(live, { problems: live.validate() });
    expect(html).toMatch(/<section[^>]* role="alert" tabindex="-1" autofocus=""/i);
    const [, address = ''] = /<a href="#([^"]*)">/.exec(html) ?? [];
    expect(html).toContain(`id="${decodeURIComponent(address)}"`);
  });

  it('shows ten problems at once, and the others on request', () => {
    const live = createForm(form(Array.from({ length: 14 }, (_, index) => text(`a${index}`, { mandatory: true }))));
    const [first = '', others = ''] = drawPlain(live, { problems: live.validate() }).split('<details>');
    expect([first, others].map((part) => part.match(/<li>/g)?.length)).toEqual([10, 4]);
    expect(others).toContain('<summary>Show 4 more</summary>');
    expect(others).toContain('<bdi>a13</bdi> – Answer this question.');
  });

  it('holds no script, no handler and no style of its own, whatever its texts are', () => {
    const questions = Object.values(fieldExamples).map(({ question: asked }, index) => ({
      ...asked,
      id: `q${index}`,
      name: `n${index}`,
      formula: asked.formula && '1 + 1',
      relatedField: undefined,
      title: hostileMarkup[index]!,
      helptext: hostileMarkup[index + 20]!,
      options: asked.options?.map((option, at) => ({ ...option, text: hostileMarkup[at]!, value: hostileMarkup[at]! })),
      unit: hostileMarkup[30]!,
      defaultvalue: undefined,
      bgColor: undefined,
    }));
    for (const language of ['en', 'fa'] as const) {
      const answers = { n0: hostileMarkup[3]!, n2: hostileMarkup[0]!, n4: hostileMarkup[5]! };
      const html = drawPlain(createForm(form(questions), { answers }), { language });
      const bare = html.replace(/"[^"]*"/g, '""');
      expect(bare.match(/<(?:script|style|iframe|img|base|object|embed)|<[^>]*\s(?:on\w+|style)=[^>]*>/gi)).toEqual(
        null,
      );
      expect(html).toContain('&lt;');
    }
  });

  it('says in which language a text is that is not in the reader’s', () => {
    const live = createForm(
      form([question('a', { type: 'select', title: { fa: 'سن' }, options: [{ value: '1', text: { fa: 'یک' } }] })]),
    );
    const html = drawPlain(live, { language: 'en' });
    expect(html).toContain('<bdi lang="fa" dir="rtl">سن</bdi>');
    expect(html).toMatch(/<option value="1" lang="fa" dir="rtl">یک/);
  });
});
