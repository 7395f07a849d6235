import { renderToStaticMarkup } from 'react-dom/server';
import { allCapabilities } from '../fields/form/all-capabilities.ts';
import { createLoadingEngine } from '../fields/form/loading-engine.ts';
import { fieldViews } from '../fields/registry/views.ts';
import { loadFhirPath } from '../interchange/fhir/fhirpath/load-fhirpath.ts';
import { answerRequest } from '../plain/document/answer-request.tsx';
import type { PlainReply, PlainRequest } from '../api/contract/pages/plain-page.ts';
import { PlainLanguage } from '../plain/plain-language.tsx';
import { FieldViewsProvider } from '../react/ui/field/field-view.ts';

const engine = createLoadingEngine(allCapabilities, [loadFhirPath]);

/** Answers what a plain page has sent: with the next page as HTML, the outcome, or an entry to be stored. */
export async function renderPlainPage(request: PlainRequest): Promise<PlainReply> {
  const answered = await answerRequest(engine, request);
  if (!('view' in answered)) return answered.reply;
  const html = renderToStaticMarkup(
    <PlainLanguage language={request.language}>
      <FieldViewsProvider value={fieldViews}>{answered.view}</FieldViewsProvider>
    </PlainLanguage>,
  );
  return { ...answered.reply, html };
}
