import { describe, expect, it } from 'vitest';
import {
  calculated,
  form,
  group,
  number,
  page,
  rows,
  scenario,
  shows,
  text,
} from '../../../test/support/engine/scenario.ts';
import { checkDefinition, createForm, InvalidDefinitionError } from '../../published/engine.ts';
import type { Condition, FormDefinition, Question } from '../definition/types.ts';

const faults = (definition: unknown) => checkDefinition(definition).map(({ path, rule }) => `${path} ${rule}`);
const ofQuestion = (asked: unknown) => faults(form([asked as Question]));
const sheet = (sketch: object) => ({ id: 'q', name: 'q', type: 'text', title: 'Q', ...sketch });
const ofConditions = (...conditions: unknown[]) =>
  faults(
    form(
      { pages: [page('one', [number('a'), group('box', number('b'))]), page('two', [])] },
      conditions as Condition[],
    ),
  );

describe('A sound definition', () => {
  it('has no faults, whatever else stands in it', () => {
    const definition = {
      ...form([number('a'), calculated('b', 'a * 2'), rows('list', number('c'))]),
      extra: { kept: true },
    };
    expect(faults(definition)).toEqual([]);
    expect(faults(form([{ ...text('a'), custom: 1 } as Question]))).toEqual([]);
  });
});

describe('What is no form', () => {
  it('is refused and never throws', () => {
    for (const value of [undefined, null, 1, '"x"', true, [], () => 1, Symbol('s')])
      expect(faults(value)).toEqual([' notrecord']);
    for (const value of [
      {},
      { pages: 1 },
      { pages: [null, 1, 'x', []], conditions: [null, 3] },
      { pages: [{ questions: [null, { questions: {} }, 4] }] },
      Object.create(null),
    ]) {
      expect(faults(value).length).toBeGreaterThan(0);
    }
  });

  it('is reported with the position where it stops being JSON, when it is text', () => {
    expect(checkDefinition('{\n  "title": x }')).toMatchObject([
      { path: '2:12', rule: 'malformedjson', params: { line: 2, column: 12 } },
    ]);
    expect(faults('[object Object]')).toEqual([' objectastext']);
  });

  it('reports each key that is missing', () => {
    expect(faults({ schema: 2 })).toEqual([
      'title titlemissing',
      'language keymissing',
      'pages keymissing',
      'conditions keymissing',
      'schema unknownschema',
    ]);
  });

  it('is refused before it is walked when it is cyclic, deep or huge', () => {
    const cyclic: Record<string, unknown> = { ...form([]) };
    cyclic['pages'] = [cyclic];
    expect(faults(cyclic)).toEqual([' formcyclic']);
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(faults({ pages: deep })).toEqual([' formtoodeep']);
    expect(faults({ title: 'x'.repeat(3_000_000) })).toEqual([' formtoolarge']);
  });

  it.each(['x', 'س', '😀', '"', '\n', '\ud800'])(
    'may have 2 MB as the server counts them, and not a byte more: of %j',
    (character) => {
      const bytesOf = (kept: string) => Buffer.byteLength(JSON.stringify({ ...form([text('a')]), kept }));
      const room = 2 * 1024 * 1024 - bytesOf('');
      const each = bytesOf(character) - bytesOf('');
      const full = character.repeat(Math.floor(room / each)) + 'x'.repeat(room % each);
      expect(faults({ ...form([text('a')]), kept: full })).toEqual([]);
      expect(faults({ ...form([text('a')]), kept: `${full}x` })).toEqual([' formtoolarge']);
    },
  );

  it('is refused where it holds what JSON cannot', () => {
    for (const value of [Symbol('s'), 5n, () => 1])
      expect(ofQuestion(sheet({ name: value }))).toEqual([' formnotjson']);
  });

  it('is refused where reading it throws', () => {
    const trap = () => {
      throw new Error('No.');
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (const value of [
      Object.defineProperty({}, 'en', { get: trap, enumerable: true }),
      new Proxy({}, { ownKeys: trap }),
      proxy,
    ]) {
      expect(faults(value)).toEqual([' formnotjson']);
      expect(ofQuestion(sheet({ title: value }))).toEqual([' formnotjson']);
    }
  });

  it('may hold one object in two places', () => {
    const title = { en: 'Same', fa: 'همان' };
    expect(faults(form([text('a', { title }), text('b', { title })]))).toEqual([]);
  });
});

describe('Names and ids', () => {
  it('are letters of any script, digits and _', () => {
    for (const name of ['وزن', 'قد_۲', 'می‌خواهد', '_a1', 'naïve', '身長', 'score', 'age', 'constructor'])
      expect(ofQuestion(sheet({ name })), name).toEqual([]);
    for (const name of ['1a', 'a b', 'a-b', 'a.b', '"', '۱الف', 'x'.repeat(101)])
      expect(ofQuestion(sheet({ name })), name).toEqual(['pages[0].questions[0].name badname']);
    for (const name of ['__proto__', 'TRUE', 'false'])
      expect(ofQuestion(sheet({ name })), name).toEqual(['pages[0].questions[0].name namereserved']);
    expect(ofQuestion(sheet({ name: '' }))).toEqual(['pages[0].questions[0].name emptytext']);
    expect(ofQuestion(sheet({ name: 5 }))).toEqual(['pages[0].questions[0].name emptytext']);
  });

  it('stand once in the form, within containers too', () => {
    expect(faults(form([number('a'), group('box', number('a'))]))).toEqual([
      'pages[0].questions[1].questions[0].name namedouble',
      'pages[0].questions[1].questions[0].id iddouble',
    ]);
    expect(faults(form({ pages: [page('x', []), page('x', [])] }))).toEqual(['pages[1].id iddouble']);
    expect(faults(form({ pages: [page('x', [number('x')])] }))).toEqual(['pages[0].questions[0].id iddouble']);
  });
});

describe('A question', () => {
  it.each<[string, object, string]>([
    ['has a title', { title: '' }, 'title titlemissing'],
    ['has a title with words in some language', { title: { en: ' ' } }, 'title titlemissing'],
    ['has texts by language', { helptext: { en: 1 } }, 'helptext notlocalized'],
    ['is of a known type', { type: 'hologram' }, 'type unknowntype'],
    ['is of a type that is its own', { type: 'constructor' }, 'type unknowntype'],
    ['is at most twelve columns wide', { displaysize: 13 }, 'displaysize numberoutside'],
    ['is at least one column wide', { displaysize: 0 }, 'displaysize numberoutside'],
    ['is whole columns wide', { displaysize: 1.5 }, 'displaysize numberoutside'],
    ['has a hex colour', { bgColor: 'red;background:url(x)' }, 'bgColor badcolor'],
    ['says yes or no', { mandatory: 'yes' }, 'mandatory notboolean'],
    ['has bounds in order', { type: 'number', min: 5, max: 1 }, 'max minabovemax'],
    ['has days that exist', { type: 'date', min: '2026-02-30', max: '2026-12-31' }, 'min badmoment'],
    ['has times that exist', { type: 'time', min: '08:00', max: '25:00' }, 'max badmoment'],
    ['has moments that exist', { type: 'datetime', min: '2026-13-01T10:00' }, 'min badmoment'],
    ['has dates in order', { type: 'date', min: '2026-02-01', max: '2026-01-01' }, 'max minabovemax'],
    ['has a default it accepts', { type: 'number', defaultvalue: 'many' }, 'defaultvalue baddefault'],
    ['has a default within its bounds', { type: 'number', max: 5, defaultvalue: 6 }, 'defaultvalue baddefault'],
    ['has a formula where it is calculated', { type: 'calculated', formula: ' ' }, 'formula formulamissing'],
    ['has options where its type needs them', { type: 'select' }, 'options optionsmissing'],
    ['has a known format', { format: 'postcode' }, 'format badformat'],
    ['has a pattern that can be read', { format: { pattern: '(' } }, 'format badpattern'],
    ['has a pattern that cannot run away', { format: { pattern: '^(a+)+$' } }, 'format.pattern patternrunsaway'],
    ['holds no questions unless it is a container', { questions: [] }, 'questions questionsoutside'],
    ['has a related field that is there', { relatedField: 'nobody' }, 'relatedField relatedunknown'],
    ['has a related fact that is there', { relatedField: 'patient.salary' }, 'relatedField relatedunknown'],
    ['has a history of a known kind', { historytype: 'yearly' }, 'historytype notallowed'],
  ])('%s', (_, sketch, fault) => {
    expect(ofQuestion(sheet(sketch))).toEqual([`pages[0].questions[0].${fault}`]);
  });

  it('may have what it needs', () => {
    for (const sketch of [
      { bgColor: '#BD4941' },
      { displaysize: 12 },
      { relatedField: 'patient.age' },
      { type: 'date', max: 'TODAY()' },
      { format: { pattern: '^[A-Z]{2}\\d+$' } },
    ]) {
      expect(ofQuestion(sheet(sketch))).toEqual([]);
    }
  });

  it('stands in at most eight containers', () => {
    const nest = (levels: number) =>
      Array.from({ length: levels }).reduce<Question>((inner, _, index) => group(`g${index}`, inner), number('a'));
    expect(faults(form([nest(8)]))).toEqual([]);
    expect(faults(form([nest(9)])).at(-1)).toMatch(/containertoodeep$/);
  });
});

describe('Options', () => {
  const ofOptions = (...options: unknown[]) =>
    ofQuestion(sheet({ type: 'select', options })).map((fault) => fault.replace('pages[0].questions[0].options', ''));

  it('have text and value, each once', () => {
    expect(ofOptions({ text: 'A', value: 'a' }, { text: 'B', value: '' })).toEqual(['[1].value optionvaluemissing']);
    expect(ofOptions({ text: '', value: 'a' })).toEqual(['[0].text optiontextmissing']);
    expect(ofOptions({ text: 'A', value: 'a' }, { text: 'A', value: 'b' })).toEqual(['[1].text optiontextdouble']);
    expect(ofOptions({ text: 'A', value: 'a' }, { text: 'B', value: 'a' })).toEqual(['[1].value optionvaluedouble']);
    expect(ofOptions({ text: { en: 'A', fa: 'آ' }, value: 'a' }, { text: { en: 'B', fa: 'آ' }, value: 'b' })).toEqual([
      '[1].text optiontextdouble',
    ]);
    expect(ofOptions(null, 3)).toEqual(['[0] notrecord', '[1] notrecord']);
  });

  const many = (count: number, more: object = {}) =>
    Array.from({ length: count }, (_, index) => ({ text: `t${index}`, value: `v${index}`, ...more }));

  it('are at most two thousand in a list', () => {
    expect(ofOptions(...many(2000))).toEqual([]);
    expect(ofOptions(...many(2001))).toEqual([' toomanyoptions']);
    expect(ofOptions({ text: 'A', value: 'a', children: many(2001) })).toEqual(['[0].children toomanyoptions']);
  });

  it('are at most ten thousand on all levels together', () => {
    expect(ofOptions(...many(10, { children: many(999) }))).toEqual([]);
    expect(ofOptions(...many(10, { children: many(1000) }))).toEqual([' toomanyoptions']);
  });
});

describe('Conditions', () => {
  it.each<[string, object, string]>([
    ['lead to a question or page', { kind: 'visibility', target: 'unknown' }, 'target targetunknown'],
    ['lead somewhere', { kind: 'visibility', target: '' }, 'target targetmissing'],
    ['go to some page', { kind: 'gotopage', from: 'one' }, 'to pagemissing'],
    ['are not empty', { kind: 'visibility', target: 'b', when: ' ' }, 'when conditionempty'],
    ['go from a page', { kind: 'gotopage', from: 'unknown', to: 'two' }, 'from pageunknown'],
    ['go to a page', { kind: 'gotopage', from: 'one', to: 'a' }, 'to pageunknown'],
    ['go somewhere else', { kind: 'gotopage', from: 'one', to: 'one' }, 'to samepage'],
    ['have receivers', { kind: 'sendfile', to: [] }, 'to receiversmissing'],
    ['have receivers that are somebody', { kind: 'sendfile', to: [{ user: '' }] }, 'to[0] receiversmissing'],
    ['notify somebody', { kind: 'notify', to: [], text: 'Look' }, 'to notifiedmissing'],
    [
      'notify roles that read files',
      { kind: 'notify', to: [{ role: 'newuser' }], text: 'Look' },
      'to[0] notifiedmissing',
    ],
    ['notify no other form', { kind: 'notify', to: [{ category: 'x' }], text: 'Look' }, 'to[0] notifiedmissing'],
    ['notify in some words', { kind: 'notify', to: [{ user: 'u' }], text: { en: ' ' } }, 'text notifytextmissing'],
    ['notify in words', { kind: 'notify', to: [{ role: 'expert' }] }, 'text notifytextmissing'],
    [
      'notify as urgently as there is',
      { kind: 'notify', to: [{ user: 'u' }], text: 'L', severity: 'x' },
      'severity notallowed',
    ],
    ['are of a known kind', { kind: 'explode' }, 'kind notallowed'],
    ['name questions of the form', { kind: 'visibility', target: 'b', when: 'c > 1' }, 'when unknownnamenear'],
  ])('%s', (_, condition, fault) => {
    expect(ofConditions({ id: 'c', when: 'a > 1', ...condition })).toEqual([`conditions[0].${fault}`]);
  });

  it('notify a person, a group or a role', () => {
    const to = [{ user: 'u' }, { group: 'g' }, { role: 'expert' }];
    expect(
      ofConditions({ id: 'c', kind: 'notify', when: 'a > 1', to, text: { fa: 'ببینید' }, severity: 'danger' }),
    ).toEqual([]);
  });

  it('are one for a section', () => {
    expect(ofConditions(shows('box', 'a > 1'), { ...shows('box', 'a > 2'), id: 'again' })).toEqual([
      'conditions[1].target onecondition',
    ]);
  });
});

describe('Expressions', () => {
  it('say where they are wrong', () => {
    const [problem] = checkDefinition(form([number('weight'), calculated('b', '(weight + 1')]));
    expect(problem).toMatchObject({ path: 'pages[0].questions[1].formula', position: 0, rule: 'missingparenthesis' });
    expect(checkDefinition(form([number('weight'), calculated('b', '1 + wieght')]))[0]).toMatchObject({
      position: 4,
      rule: 'unknownnamenear',
    });
  });

  it('may name columns, and what is known of the patient', () => {
    expect(
      faults(
        form([
          rows('meds', number('dose'), calculated('x', 'dose + base')),
          number('base'),
          calculated('t', 'SUM(meds.dose) + SUM(x) + patient.age'),
        ]),
      ),
    ).toEqual([]);
    expect(faults(form([rows('meds', number('dose')), number('base'), calculated('t', 'meds.base')]))).toEqual([
      'pages[0].questions[2].formula unknownnamenear',
    ]);
  });
});

describe('Circles', () => {
  const circles = (definition: FormDefinition) =>
    checkDefinition(definition).map(({ rule, params, path }) => [rule, path, params?.['path']]);

  it('are found among formulas, with their path', () => {
    expect(circles(form([calculated('a', 'b'), calculated('b', 'c'), calculated('c', 'a')]))).toEqual([
      [
        'circle',
        'pages[0].questions[0].formula',
        expect.stringMatching(
          /^(?:a → c → b → a|a → b → c → a|b → a → c → b|c → b → a → c|b → c → a → b|c → a → b → c)$/,
        ),
      ],
    ]);
    expect(circles(form([calculated('a', 'a + 1')]))).toEqual([['circle', 'pages[0].questions[0].formula', 'a → a']]);
  });

  it('are found across visibility, related fields, containers and pages', () => {
    expect(circles(form([number('a'), number('b', { relatedField: 'a' })], [shows('a', 'b > 1')]))[0]?.[0]).toBe(
      'circle',
    );
    expect(circles(form([number('a')], [shows('a', 'a > 1')]))).toEqual([['circle', 'conditions[0].when', 'a → a']]);
    expect(circles(form([number('a', { relatedField: 'b' }), number('b', { relatedField: 'a' })]))[0]?.[1]).toMatch(
      /relatedField$/,
    );
    expect(circles(form([group('box', number('in'))], [shows('box', 'in > 1')]))[0]?.[2]).toMatch(/box/);
    expect(circles(form([number('a')], [shows('first', 'a > 1')]))[0]?.[2]).toMatch(/first/);
    expect(circles(form([rows('list', number('x'), calculated('sum', 'SUM(list.sum)'))]))[0]?.[2]).toBe('sum → sum');
  });

  it('are all reported', () => {
    expect(
      circles(form([calculated('a', 'b'), calculated('b', 'a'), calculated('c', 'd'), calculated('d', 'c')])),
    ).toHaveLength(2);
  });

  it('are no circles where a formula asks for its past or for a bound', () => {
    expect(
      circles(form([calculated('a', 'LAST(a) + 1'), number('b', { max: 'c' }), number('c', { min: 'b' })])),
    ).toEqual([]);
  });

  it('of five thousand are found', () => {
    const ring = Array.from({ length: 5000 }, (_, index) => calculated(`c${index}`, `c${(index + 1) % 5000}`));
    expect(circles(form(ring))).toHaveLength(1);
  });
});

describe('Opening a broken form', () => {
  it('throws one error that lists everything wrong with its place', () => {
    const broken = form([number('a', { displaysize: 99 }), calculated('b', 'nothing + (')]);
    const error = (() => {
      try {
        createForm(broken);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(InvalidDefinitionError);
    expect(error).toMatchObject({
      code: 'invaliddefinition',
      problems: [{ path: 'pages[0].questions[0].displaysize' }, { path: 'pages[0].questions[1].formula' }],
    });
    expect(String(error)).toContain('pages[0].questions[0].displaysize: ');
    expect(() => createForm(null as never)).toThrow(InvalidDefinitionError);
  });

  it("says so in the reader's language", () => {
    expect(checkDefinition({}, 'fa').map(({ message }) => message)).toContain('لطفاً عنوان را وارد کنید.');
    expect(checkDefinition(form([number('a', { displaysize: 99 })]), 'fa')[0]?.message).toContain('۱۲');
    expect(scenario(form([number('a', { mandatory: true })]), { language: 'fa' }).live.validate()[0]?.message).toMatch(
      /[آ-ی]/,
    );
  });
});

describe('The opening, the layout and the results of a form', () => {
  const ofForm = (more: object) => faults({ ...form([text('a')]), ...more });

  it('hold what is read before the first question, and how the form is filled', () => {
    const opening = { purpose: { en: 'To prepare your visit', fa: 'برای آمادگی' }, minutes: 3, readers: 'Your doctor' };
    expect(ofForm({ opening, layout: 'single', results: 'none' })).toEqual([]);
    expect(ofForm({ opening: {} })).toEqual([]);
  });

  it('are refused where they hold anything else', () => {
    expect(ofForm({ opening: 'To prepare' })).toEqual(['opening notrecord']);
    expect(ofForm({ opening: { purpose: 1, minutes: 0, readers: ['x'] } })).toEqual([
      'opening.purpose notlocalized',
      'opening.minutes numberoutside',
      'opening.readers notlocalized',
    ]);
    expect(ofForm({ opening: { minutes: 2.5 } })).toEqual(['opening.minutes numberoutside']);
    expect(ofForm({ opening: { minutes: 601 } })).toEqual(['opening.minutes numberoutside']);
    expect(ofForm({ layout: 'grid', results: true })).toEqual(['layout notallowed', 'results notallowed']);
  });
});
