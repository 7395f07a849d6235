import { expect } from '@open-wc/testing';
import { standardTemplate } from '../template/standard/standard-template.ts';
import { readSources } from '../sources/read-sources.ts';
import { writeDocument } from './write-document.ts';

describe('Sources and documents in a browser', () => {
  it('reads BibTeX, RIS and a file in Windows-1256', async () => {
    const bibtex = await readSources('@article{a, author={Smith, John}, title={One}, journal={BMJ}, year=2020}');
    expect(bibtex.sources[0]?.item.author).to.deep.equal([{ family: 'Smith', given: 'John' }]);
    const persian = new Uint8Array([0xe3, 0xcd, 0xe3, 0xcf]);
    const ris = [...'TY  - JOUR\nTI  - '].map((letter) => letter.charCodeAt(0));
    const read = await readSources(
      new Uint8Array([...ris, ...persian, 10, ...[...'ER  - \n'].map((one) => one.charCodeAt(0))]),
    );
    expect(read.sources[0]?.item.title).to.equal('محمد');
  });

  it('writes a DOCX, which is a ZIP archive', async () => {
    const proposal = { template: 'standard', language: 'fa', values: { title: 'عنوان طرح' } } as const;
    const file = await writeDocument(proposal, 'docx', { template: standardTemplate });
    expect(file.name).to.equal('عنوان طرح.docx');
    expect([...(file.bytes ?? []).slice(0, 2)]).to.deep.equal([0x50, 0x4b]);
  });
});
