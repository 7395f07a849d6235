import { isLinkAddress, isRedirectAddress } from '../outcome/addresses.ts';
import { checkKeys, hasWords } from './check-shape.ts';
import { limits } from '../definition/limits.ts';
import type { Report } from './report.ts';
import { endingLinkShape, endingShape } from './shapes.ts';
import { isRecord } from '../definition/walk-questions.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Reports endings that say nothing, or that lead where no form may lead. */
export function checkEndings(endings: readonly unknown[], report: Report): void {
  if (endings.length > limits.endings)
    return report('endings', { rule: 'toomanyendings', params: { max: limits.endings } });
  const ids = new Set<unknown>();
  endings.forEach((ending, index) => {
    const path = `endings[${index}]`;
    if (!isRecord(ending)) return report(path, { rule: 'notrecord' });
    checkKeys(ending, path, endingShape, report);
    if (typeof ending['id'] === 'string' && ids.has(ending['id']))
      report(`${path}.id`, { rule: 'iddouble', params: { id: ending['id'].slice(0, 50) } });
    ids.add(ending['id']);
    checkContent(ending, path, report);
  });
}

function checkContent({ title, text, links, redirect }: Raw, path: string, report: Report): void {
  const listed: readonly unknown[] = Array.isArray(links) ? links : [];
  if (!hasWords(title) && !hasWords(text) && listed.length === 0 && !hasWords(redirect))
    report(path, { rule: 'endingempty' });
  if (hasWords(redirect) && !isRedirectAddress(redirect)) report(`${path}.redirect`, { rule: 'badredirect' });
  if (listed.length > limits.endingLinks)
    return report(`${path}.links`, { rule: 'toomanylinks', params: { max: limits.endingLinks } });
  listed.forEach((link, index) => {
    const where = `${path}.links[${index}]`;
    if (!isRecord(link)) return report(where, { rule: 'notrecord' });
    checkKeys(link, where, endingLinkShape, report);
    const { href } = link;
    const addresses = isRecord(href) ? Object.values(href).filter(hasWords) : [href];
    if (href !== undefined && (addresses.length === 0 || !addresses.every(isLinkAddress)))
      report(`${where}.href`, { rule: 'badlink' });
  });
}
