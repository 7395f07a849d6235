import { checkKeys } from './check-shape.ts';
import { limits } from '../definition/limits.ts';
import type { Report } from './report.ts';
import { bandShape } from './shapes.ts';
import { isRecord } from '../definition/walk-questions.ts';

/** Reports bands that no number can be looked up in. */
export function checkBands(bands: readonly unknown[], type: unknown, path: string, report: Report): void {
  if (type !== 'calculated') return report(`${path}.bands`, { rule: 'bandsnotcalculated' });
  if (bands.length > limits.bands)
    return report(`${path}.bands`, { rule: 'toomanybands', params: { max: limits.bands } });
  let reached = -Infinity;
  bands.forEach((band, index) => {
    const where = `${path}.bands[${index}]`;
    if (!isRecord(band)) return report(where, { rule: 'notrecord' });
    checkKeys(band, where, bandShape, report);
    const { from } = band;
    if (from === undefined ? index > 0 : typeof from === 'number' && from <= reached)
      report(`${where}.from`, { rule: 'bandorder' });
    if (typeof from === 'number') reached = Math.max(reached, from);
  });
}
