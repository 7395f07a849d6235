import { describe, expect, test } from 'vitest';
import { findLibreOffice, readWithLibreOffice } from '../../../test/support/proposal/libreoffice.ts';
import { sampleProposals } from '../../../demo/proposals/proposals.ts';
import { templates } from '../template/templates.ts';
import { writeDocument } from './write-document.ts';

const programs = findLibreOffice();
if (!programs)
  process.stderr.write('Proposals as DOCX: no LibreOffice on this machine, so they are not opened with it.\n');

describe.skipIf(!programs)('LibreOffice opens a proposal as DOCX', () => {
  test.each(sampleProposals)('in $language', async (proposal) => {
    const template = templates.find(({ id }) => id === proposal.template)!;
    const { bytes } = await writeDocument(proposal, 'docx', { template });
    const pages = await readWithLibreOffice(programs!, bytes!);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.length).toBeLessThan(20);
    const text = pages.join('\n').replace(/[\u200e\u200f\u202a-\u202e]/g, '');
    if (proposal.language === 'en') {
      expect(pages[0]).toContain('Leila Moradi');
      expect(text).toMatch(/\[1\][\s\S]+References\s+1\.\s+NCD Risk Factor Collaboration/);
      expect(text).toContain(`Page 2 of ${pages.length}`);
    } else {
      expect(pages[0]!.normalize('NFKC')).toContain('نرگس');
      expect(text.normalize('NFKC')).toContain('۴۵۹٬۰۰۰٬۰۰۰');
    }
  });
});
