import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folders = (process.env['PATH'] ?? '').split(delimiter);
const find = (...names: readonly string[]): string | undefined =>
  folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));

/** LibreOffice and the reader of its PDFs, or undefined where this machine lacks one. */
export function findLibreOffice(): { readonly office: string; readonly pdftotext: string } | undefined {
  const office = find('soffice', 'libreoffice');
  const pdftotext = find('pdftotext');
  return office && pdftotext ? { office, pdftotext } : undefined;
}

/** The pages of a DOCX as LibreOffice sets them, each as its text. */
export async function readWithLibreOffice(
  { office, pdftotext }: NonNullable<ReturnType<typeof findLibreOffice>>,
  docx: Uint8Array,
): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'porsa-office-'));
  try {
    await writeFile(join(folder, 'proposal.docx'), docx);
    // A profile of its own: an office that is open already would take the file and convert nothing.
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const arguments_ = [
      profile,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      join(folder, 'proposal.docx'),
    ];
    const { status, stderr } = spawnSync(office, arguments_, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`LibreOffice could not open the file: ${stderr}`);
    execFileSync(pdftotext, ['-layout', join(folder, 'proposal.pdf'), join(folder, 'proposal.txt')]);
    const text = await readFile(join(folder, 'proposal.txt'), 'utf8');
    return text.split('\f').filter((page) => page.trim());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
