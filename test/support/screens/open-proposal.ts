import { defineElement } from '../../../src/elements/host/define-element.ts';
import { proposalSpec, type PorsaProposalElement } from '../../../src/elements/proposal/spec.ts';
import type { ProposalTemplate } from '../../../src/proposal/template/types.ts';
import { clearPage, inside, ready } from './elements.ts';
import { until } from './wait.ts';

/** A server that is not there: nothing listens on this port. */
const deadServer = 'http://127.0.0.1:9';

/** One question of each kind. */
export const everyKind: ProposalTemplate = {
  id: 'every-kind',
  title: { en: 'Every kind', fa: 'همهٔ انواع' },
  sections: [
    {
      id: 'texts',
      title: { en: 'Texts', fa: 'متن‌ها' },
      questions: [
        { id: 'title', kind: 'line', role: 'title', title: { en: 'Title', fa: 'عنوان' }, required: true },
        { id: 'method', kind: 'paragraphs', title: { en: 'Method', fa: 'روش' }, words: { least: 3, most: 5 } },
        { id: 'link', kind: 'link', title: { en: 'Link', fa: 'پیوند' } },
        {
          id: 'design',
          kind: 'choice',
          title: { en: 'Design', fa: 'طرح' },
          options: [{ value: 'trial', text: { en: 'Trial', fa: 'کارآزمایی' } }],
        },
        { id: 'aims', kind: 'list', title: { en: 'Aims', fa: 'اهداف' }, mayNotApply: true },
        { id: 'begins', kind: 'date', role: 'starts', title: { en: 'Begins', fa: 'شروع' } },
        { id: 'sources', kind: 'sources', role: 'sources', title: { en: 'Sources', fa: 'منابع' } },
      ],
    },
    {
      id: 'tables',
      title: { en: 'Tables', fa: 'جدول‌ها' },
      questions: [
        {
          id: 'team',
          kind: 'table',
          title: { en: 'Team', fa: 'همکاران' },
          columns: [{ id: 'who', title: { en: 'Who', fa: 'نام' } }],
        },
        { id: 'outcomes', kind: 'outcomes', role: 'outcomes', title: { en: 'Outcomes', fa: 'پیامدها' } },
        { id: 'variables', kind: 'variables', role: 'variables', title: { en: 'Variables', fa: 'متغیرها' } },
        { id: 'size', kind: 'sampleSize', role: 'sampleSize', title: { en: 'Sample size', fa: 'حجم نمونه' } },
        { id: 'timetable', kind: 'timetable', role: 'timetable', title: { en: 'Timetable', fa: 'جدول زمانی' } },
        { id: 'budget', kind: 'budget', role: 'budget', title: { en: 'Budget', fa: 'بودجه' } },
      ],
    },
  ],
};

export interface HelperInTest {
  readonly element: PorsaProposalElement;
  find<E extends Element = HTMLElement>(selector: string): E;
  all(selector: string): readonly HTMLElement[];
  /** Its kind's code is there, and it is drawn. */
  question(id: string): Promise<HTMLElement>;
}

/** Opens the element with the given properties, in a place on the device that nobody else has. */
export async function openProposalHelper(properties: Partial<PorsaProposalElement> = {}): Promise<HelperInTest> {
  defineElement(proposalSpec, {
    api: deadServer,
    load: async () => (await import('../../../src/elements/proposal/proposal-screen.tsx')).proposalScreen,
  });
  const element = document.createElement('porsa-proposal') as PorsaProposalElement;
  Object.assign(element, { language: 'en', project: crypto.randomUUID(), ...properties });
  document.body.append(element);
  await ready(element);
  const find = <E extends Element = HTMLElement>(selector: string): E => {
    const found = inside<E>(element, selector);
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  };
  return {
    element,
    find,
    all: (selector) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])],
    async question(id) {
      const selector = `[data-question="${id}"]`;
      await until(() => inside(element, selector) !== null, `the question ${id} is drawn`);
      return find(selector);
    },
  };
}

export const closeProposalHelpers = clearPage;
