import type { CitationStyle } from '../../../proposal/sources/format-source.ts';
import { keepFile } from '../../kit/download/keep-file.ts';
import type { ProposalStore } from '../store/proposal-store.ts';
import type { DownloadFormat } from '../types.ts';

/** Writes the proposal in a format and hands it to the person: as a file, or to the printer. */
export async function download(store: ProposalStore, format: DownloadFormat, style: CitationStyle): Promise<void> {
  const { writeDocument } = await import('../../../proposal/document/write-document.ts');
  const written = await writeDocument(store.$proposal.get(), format === 'print' ? 'html' : format, {
    template: store.$template.get(),
    style,
  });
  if (format === 'print') {
    const { printPage } = await import('../../kit/print/print-page.ts');
    await printPage(written.text ?? '');
    return;
  }
  keepFile(
    new Blob([written.bytes ? new Uint8Array(written.bytes) : (written.text ?? '')], { type: written.type }),
    written.name,
  );
}
