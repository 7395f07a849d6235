import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { languages, type Language } from '../../src/engine/languages/known.ts';
import { examine } from './doctor/examine.ts';
import { sayFinding, saySum } from './doctor/say.ts';
import { rootFolder } from './root-folder.ts';

// `npm run doctor -- [en|fa] [--backups FOLDER]`: exit code 1 where something must be fixed.
const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  strict: false,
  options: { backups: { type: 'string' } },
});
const { env } = process;
const wanted = positionals[0] ?? env['LC_ALL'] ?? env['LC_MESSAGES'] ?? env['LANG'] ?? '';
const language: Language = languages.find((tag) => wanted.startsWith(tag)) ?? 'en';
const { version } = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8')) as { readonly version: string };

const findings = await examine({
  environment: env,
  versions: { porsa: version, node: process.version },
  backups: typeof values.backups === 'string' ? values.backups : undefined,
});
const lines = [...findings.map((finding) => sayFinding(finding, language)), '', saySum(findings, language)];
process.stdout.write(lines.map((line) => `${line}\n`).join(''));
process.exitCode = findings.some(({ level }) => level === 'fault') ? 1 : 0;
