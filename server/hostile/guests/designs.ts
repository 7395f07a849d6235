import { strToU8, zipSync } from 'fflate';
import { newId } from '../../src/db/uuid.ts';
import { again, type Scene } from '../guest.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (...cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`;
const workbook = (sheet: string, strings = '') =>
  base64(
    zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="survey" r:id="r1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
    }),
  );

/** Archives that are small until they are opened, and workbooks that take long to read. */
export const zipBombs: Scene = (guest) => {
  const { category, token } = guest.place.guest;
  const rows = Array.from({ length: 4900 }, (_one, index) => row('text', `q${index}`, `Question ${index}`)).join('');
  const contents = [
    workbook(`<worksheet>${' '.repeat(40_000_000)}</worksheet>`),
    workbook(`<worksheet>${row('type', 'name', 'label')}${row('', '', '').repeat(300_000)}</worksheet>`),
    workbook('<worksheet/>', '<si><t>a</t></si>'.repeat(600_000)),
    workbook(`<worksheet>${row('type', 'name', 'label')}${rows}</worksheet>`),
  ];
  const bodies = contents.map((content) => JSON.stringify({ category, format: 'xlsform', content }));
  return again(guest, 4, (turn) => guest.post('/category/import', { token, body: bodies[turn % bodies.length] }));
};

const question = (index: number, more: object = {}) => ({
  id: `q${index}`,
  name: `q${index}`,
  type: 'number',
  title: `Question ${index}`,
  ...more,
});
const formOf = (questions: readonly object[], conditions: readonly object[] = []) => ({
  schema: 1,
  title: 'Costly',
  language: 'en',
  conditions,
  pages: [{ id: 'p', text: 'P', pageType: 'form', questions }],
});
const all = (count: number, more: (index: number) => object = () => ({})) =>
  Array.from({ length: count }, (_one, index) => question(index, more(index)));

/** Definitions at the edge of what is allowed, and formulas and patterns made to run for ever. */
const costly: readonly object[] = [
  formOf(all(5000)),
  formOf(
    all(4000, (index) => (index === 0 ? {} : { type: 'calculated', formula: `q${index - 1} * q${index - 1} + 1` })),
  ),
  formOf(all(150, (index) => (index === 0 ? {} : { type: 'calculated', formula: `${'q0+'.repeat(3000)}1` }))),
  formOf(all(2000, () => ({ type: 'text', format: { pattern: `^(a|b|${'c?'.repeat(120)}[a-z]{1,90})$` } }))),
  formOf(all(50, () => ({ type: 'text', format: { pattern: '^(a+)+$' } }))),
  formOf(
    all(500),
    Array.from({ length: 4000 }, (_one, index) => ({
      id: `c${index}`,
      kind: 'visibility',
      target: `q${index % 499}`,
      when: 'q499 > 3 AND q498 < 7',
    })),
  ),
];

/** A designer saves such forms without a pause, publishes what may be, and fills it in. */
export const costlyForms: Scene = async (guest) => {
  const { category, token } = guest.place.guest;
  const call = async (path: string, body: object) => {
    const { status, body: answer } = await guest.post(path, { token, body: JSON.stringify(body) });
    return { status, said: json(answer.toString()) };
  };
  await again(guest, 3, async (turn) => {
    const { said } = await call('/category/getdraft', { category });
    const rev = said.data?.rev ?? 0;
    await call('/category/storedraft', { category, rev, definition: costly[turn % costly.length] });
    if (turn % 3 !== 0) return;
    const published = await call('/category/publish', { category, rev: rev + 1 });
    const version = published.said.data?.version ?? 1;
    const answers = Object.fromEntries(
      Array.from({ length: 2000 }, (_one, index) => [`q${index}`, `${'a'.repeat(80)}!`]),
    );
    await call('/entry/storeentry', { id: newId(), category, version, answers });
    await call('/entry/storeentry', { id: newId(), category, version, answers: { q0: 1 } });
  });
};

interface Said {
  readonly data?: { readonly rev?: number; readonly version?: number };
}

function json(text: string): Said {
  return text.startsWith('{') ? (JSON.parse(text) as Said) : {};
}
