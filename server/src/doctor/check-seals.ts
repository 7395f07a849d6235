import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../db/database.ts';
import { lastSealed, sealPlaces } from '../operations/seal-audit.ts';
import { codeOf, fault, good, warning, type Finding } from './finding.ts';

const day = 86_400_000;
const lateMs = 2 * day;

/** Whether the audit log was sealed lately in each place that is configured. */
export async function checkSeals(
  db: Database | undefined,
  { auditSeal = {} }: Configuration,
  now: Date,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const place of sealPlaces) {
    if (auditSeal[place] === undefined || db === undefined) continue;
    const variable = `PORSA_AUDIT_SEAL_${place.toUpperCase()}`;
    const reason = place === 'file' && auditSeal.file !== undefined ? await denial(auditSeal.file) : undefined;
    const last = await lastSealed(db, place).catch(() => undefined);
    const age = last === undefined ? 0 : now.getTime() - last.getTime();
    const values = { variable, days: Math.max(0, Math.floor(age / day)) };
    if (reason !== undefined) findings.push(fault('sealdenied', { file: auditSeal.file ?? '', reason }));
    else if (last === undefined) findings.push(warning('sealnone', { variable }));
    else findings.push(age > lateMs ? fault('sealold', values) : good('seal', values));
  }
  return findings;
}

/** Why nothing can be appended to a file; before the first seal, to its folder. */
async function denial(file: string): Promise<string | undefined> {
  const attempt = async (path: string) => access(path, constants.R_OK | constants.W_OK);
  try {
    await attempt(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return attempt(dirname(file));
    });
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}
