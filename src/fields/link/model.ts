import { readUrl } from '../texts/text-formats.ts';
import { staticModel } from '../rules/static-model.ts';

/** A link to a page on the web, such as instructions or a leaflet. */
export const linkModel = staticModel('link', (question, report) => {
  if (!question.url) report('url', { rule: 'urlmissing' });
  else if (readUrl(question.url) === undefined) report('url', { rule: 'noturl' });
});
