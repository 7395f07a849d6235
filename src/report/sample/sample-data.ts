import type { Entry } from '../../api/contract/shapes.ts';
import type { FormDefinition } from '../../engine/definition/types.ts';
import { withBlockConditions } from '../../engine/report/report-blocks.ts';
import { localDay } from '../../react/ui/language/moment.ts';
import type { ReportData, ReportWords } from '../content/printing.ts';
import { reportEngine } from '../report-engine.ts';
import { sampleAnswers } from './sample-answers.ts';

/** Days between the made-up responses; three earlier ones and one of today. */
const daysBack = [92, 61, 30, 0] as const;

/** A made-up file of the form: nothing of it is anybody’s. */
export function sampleData(definition: FormDefinition, words: ReportWords, now: Date): ReportData {
  const { t } = words;
  const patient = { name: t('portal:report.sample.name'), code: '0012345679', birthdate: '1985-04-12' };
  const { birthdate } = patient;
  const form = withBlockConditions(definition);
  const history = daysBack.map((days, turn): Entry => {
    const at = new Date(now.getTime() - days * 86_400_000);
    const words = { sentence: t('portal:report.sample.answer'), today: localDay(at.toISOString()), birthdate };
    const filled = reportEngine.createForm(form, {
      answers: sampleAnswers(definition, words, turn),
      patient,
      role: 'owner',
      now: () => at,
    });
    return {
      id: `sample-${turn}`,
      file: 'sample',
      category: 'sample',
      version: 1,
      page: null,
      answers: filled.answers(),
      createdAt: at.toISOString(),
      createdBy: t('portal:report.sample.by'),
    };
  });
  const created = now.toISOString();
  return {
    file: {
      id: 'sample',
      category: 'sample',
      patient,
      entries: history.length,
      createdAt: created,
      updatedAt: created,
    },
    entry: history.at(-1)!,
    definition,
    history,
    category: { id: 'sample', slug: 'sample', title: definition.title },
    clinic: t('portal:report.sample.clinic'),
  };
}
