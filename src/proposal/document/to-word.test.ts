import { unzipSync, strFromU8 } from 'fflate';
import mammoth from 'mammoth';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleProposals } from '../../../demo/proposals/proposals.ts';
import { templates } from '../template/templates.ts';
import type { Proposal } from '../types.ts';
import { writeDocument } from './write-document.ts';

const templateOf = (id: string) => templates.find((one) => one.id === id)!;

async function write(proposal: Proposal): Promise<Uint8Array> {
  const { bytes } = await writeDocument(proposal, 'docx', { template: templateOf(proposal.template) });
  return bytes!;
}

/** The parts of the file as XML, by their names. */
async function partsOf(proposal: Proposal): Promise<Readonly<Record<string, string>>> {
  const files = unzipSync(await write(proposal));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** The paragraphs of a part, each as XML. */
const paragraphs = (xml = ''): readonly string[] => xml.match(/<w:p>.*?<\/w:p>|<w:p\s.*?<\/w:p>/gs) ?? [];
const textOf = (xml: string): string => [...xml.matchAll(/<w:t[^>]*>([^<]*)/g)].map(([, text]) => text).join('');
const styled = (xml: string, style: string) =>
  paragraphs(xml).filter((one) => one.includes(`<w:pStyle w:val="${style}"/>`));

describe('A Persian proposal as DOCX', () => {
  let parts: Awaited<ReturnType<typeof partsOf>>;
  let body: string;
  beforeAll(async () => {
    parts = await partsOf(sampleProposals[1]!);
    body = parts['word/document.xml'] ?? '';
  });

  test('reads from the right in every paragraph but those in English', () => {
    const words = paragraphs(body).filter((one) => /[\u0600-\u06ff]/.test(textOf(one)));
    expect(words.length).toBeGreaterThan(100);
    for (const one of words) expect(one).toContain('<w:bidi/>');
    const english = paragraphs(body).find((one) => textOf(one).startsWith('Effect of progressive muscle relaxation'));
    expect(english).not.toMatch(/<w:bidi\/>|<w:rtl\/>/);
  });

  test('marks Persian runs as complex script and Latin ones inside them not', () => {
    const runs = [...body.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([, run]) => run ?? '');
    const persian = runs.filter((run) => /[\u0600-\u06ff]{3}/.test(textOf(run)));
    const latin = runs.filter((run) => /^[A-Za-z][A-Za-z ]+$/.test(textOf(run)));
    expect(persian.length).toBeGreaterThan(100);
    expect(latin.map(textOf)).toContain('DOPPS');
    for (const run of persian) expect(run).toContain('<w:rtl/>');
    for (const run of latin) expect(run).not.toContain('<w:rtl/>');
  });

  test('names Vazirmatn for Persian and another font for Latin, and both languages', () => {
    const styles = parts['word/styles.xml'] ?? '';
    expect(styles).toMatch(/<w:docDefaults>.*?<w:rFonts w:ascii="Calibri" w:cs="Vazirmatn"/s);
    expect(styles).toMatch(/<w:docDefaults>.*?<w:lang w:val="en-US" w:bidi="fa-IR"\/>/s);
    expect(styles).toContain('<w:szCs w:val="22"/>');
  });

  test('turns tables round', () => {
    const tables = body.match(/<w:tbl>/g) ?? [];
    expect(tables.length).toBeGreaterThan(6);
    expect(body.match(/<w:bidiVisual\/>/g)).toHaveLength(tables.length);
  });

  test('has the page of its paper size and its number at the foot', () => {
    expect(body).toContain('w:w="11906" w:h="16838"');
    expect(parts['word/footer1.xml']).toMatch(/صفحهٔ.*PAGE.*از.*NUMPAGES/s);
  });
});

describe('An English proposal as DOCX', () => {
  let parts: Awaited<ReturnType<typeof partsOf>>;
  let body: string;
  beforeAll(async () => {
    parts = await partsOf(sampleProposals[0]!);
    body = parts['word/document.xml'] ?? '';
  });

  test('has headings that Word’s outline knows', () => {
    expect(styled(body, 'Title').map(textOf)).toEqual([sampleProposals[0]!.values['title']]);
    expect(styled(body, 'Heading1').map(textOf)).toContain('Open science');
    expect(styled(body, 'Heading2').map(textOf)).toContain('9a Background and rationale');
    expect(parts['word/styles.xml']).toMatch(/w:styleId="Heading1".*?<w:name w:val="heading 1"\/>/is);
  });

  test('numbers its references by a list of Word', () => {
    const references = styled(body, 'Bibliography');
    expect(references).toHaveLength(9);
    const numbers = new Set(references.map((one) => /<w:numId w:val="(\d+)"\/>/.exec(one)?.[1]));
    expect(numbers.size).toBe(1);
    const [id] = numbers;
    const abstract = new RegExp(`<w:num w:numId="${id}".*?<w:abstractNumId w:val="(\\d+)"/>`, 's').exec(
      parts['word/numbering.xml'] ?? '',
    )?.[1];
    expect(parts['word/numbering.xml']).toMatch(
      new RegExp(
        `<w:abstractNum w:abstractNumId="${abstract}".*?<w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/>`,
        's',
      ),
    );
  });

  test('leads from each citation to the reference of that number', () => {
    const links = [...body.matchAll(/<w:hyperlink [^>]*w:anchor="([^"]+)"[^>]*>(.*?)<\/w:hyperlink>/gs)];
    expect(links.length).toBeGreaterThan(10);
    const references = styled(body, 'Bibliography');
    for (const [, anchor, content] of links) {
      const at = references.findIndex((one) => one.includes(`w:name="${anchor}"`));
      expect(textOf(content ?? '').split('–')[0]).toBe(String(at + 1));
    }
  });

  test('leads to DOIs on the web', () => {
    expect(parts['word/_rels/document.xml.rels']).toContain(
      'Target="https://doi.org/10.1136/bmj.323.7321.1123" TargetMode="External"',
    );
  });

  test('says its title and author to the file system', () => {
    expect(parts['docProps/core.xml']).toMatch(
      /<dc:title>Effect of text messages.*<dc:creator>Leila Moradi<\/dc:creator>/s,
    );
  });

  test('repeats the heads of its tables on the next page', () => {
    expect(body.match(/<w:tblHeader\/>/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

test('another reader of DOCX finds the words, headings, lists and tables', async () => {
  const { value: html, messages } = await mammoth.convertToHtml({
    buffer: Buffer.from(await write(sampleProposals[1]!)),
  });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  expect(html).toContain('<h1>بیان مسئله</h1>');
  expect(html).toMatch(/<h2>اهداف اختصاصی<\/h2><ol><li>مقایسهٔ میانگین نمرهٔ کیفیت خواب/);
  expect(html).toMatch(/<table>.*<p>۴۵۹٬۰۰۰٬۰۰۰<\/p>.*<\/table>/s);
  expect(html).toMatch(/<ol>(?:(?!<ol>).)*ملک‌افضلی حسین، مجدزاده سیدرضا/s);
});

test('characters that XML forbids are left out', async () => {
  const parts = await partsOf({
    template: 'standard',
    language: 'en',
    values: { title: 'A\u0000\u0008\ud800 <b>&amp; B', fullname: '\u0001x' },
  });
  expect(parts['word/document.xml']).toContain('A &lt;b&gt;&amp;amp; B');

  expect(parts['word/document.xml'] + parts['docProps/core.xml']!).not.toMatch(/[\0-\x08\ud800]/);
});

test('100,000 words are written', async () => {
  const bytes = await write({
    template: 'standard',
    language: 'fa',
    values: { method: `${'یکی از هزاران واژهٔ HbA1c. '.repeat(200)}\n`.repeat(100) },
  });
  expect(bytes.length).toBeGreaterThan(10_000);
});
