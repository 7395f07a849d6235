import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { Page } from '../../engine/definition/types.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import type { FieldViews } from '../ui/field-view.ts';
import { FillerToolsProvider } from '../ui/filler-tools.ts';
import { LanguageContext, type LanguageTools } from '../ui/language.tsx';
import { FillerProvider } from './filler-context.ts';
import { pagesToFill } from './pages-to-fill.ts';
import { QuestionList } from './question-list.tsx';
import { createTelling } from './telling.ts';

const width = 500;
const height = 600;

export interface Printed {
  readonly form: LiveForm;
  readonly views: FieldViews;
  readonly language: LanguageTools;
  /** The filler on the screen, whose style is lent. */
  readonly like: Element | null;
}

type PopupWindow = Window & typeof globalThis;

const tools = { QuestionList, announce: () => undefined };
const facts = ['name', 'code', 'phone'] as const;

/** Pages of this visit, and every other one that has an answer. */
function pagesWithAnswers(form: LiveForm): readonly Page[] {
  const pages = form.pages();
  const wanted = pagesToFill(pages, form.history.length > 0);
  const answers = form.answers();
  return pages.filter((page) => wanted.includes(page) || walkQuestions({ pages: [page] }).some(({ question }) => answers[question.name] !== undefined));
}

function WholeForm({ form, views, language }: Printed) {
  const { t, text, digits, dir } = language;
  const pages = pagesWithAnswers(form);
  const filler = { views, telling: createTelling(), readOnly: true, leave: () => undefined };
  const known = facts.filter((fact) => form.patient[fact]);
  return (
    <LanguageContext value={language}>
      <FillerToolsProvider value={tools}>
        <FillerProvider value={filler}>
          <div className="porsa-root porsa-form" lang={language.language} dir={dir} data-theme="light" data-mode="view">
            <div className="porsa-filling">
              <header className="porsa-head">
                <h1>{text(form.definition.title)}</h1>
                {known.map((fact) => <p key={fact}>{t(`form:patient.${fact}`)}: <bdi>{digits(form.patient[fact] ?? '')}</bdi></p>)}
              </header>
              {pages.map((page) => (
                <section key={page.id} className="porsa-head">
                  {pages.length > 1 && <h2>{text(page.displayTitle)}</h2>}
                  <QuestionList questions={page.questions} scope={form} />
                </section>
              ))}
            </div>
          </div>
        </FillerProvider>
      </FillerToolsProvider>
    </LanguageContext>
  );
}

/** Constructable sheets and fonts stay with the document that made them. */
function lendStyle(from: Document | ShadowRoot, popup: PopupWindow): void {
  popup.document.adoptedStyleSheets = from.adoptedStyleSheets.map((sheet) => {
    const copy = new popup.CSSStyleSheet();
    copy.replaceSync([...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
    return copy;
  });
  for (const face of document.fonts) {
    try { popup.document.fonts.add(face); } catch { /* a face of the page's own style sheet cannot be lent */ }
  }
}

/** Prints the whole form with its answers, as the conditions stand, from a small window: the host's page stays out of it. */
export function printForm(printed: Printed): void {
  const popup = printed.like && window.open('', '', `popup,width=${width},height=${height}`) as PopupWindow | null;
  if (!printed.like || !popup) return;
  const { document } = popup;
  const { language, dir, text } = printed.language;
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
  document.title = text(printed.form.definition.title);
  lendStyle(printed.like.getRootNode() as Document | ShadowRoot, popup);
  const root = createRoot(document.body);
  flushSync(() => root.render(<WholeForm {...printed} />));
  popup.addEventListener('pagehide', () => root.unmount());
  popup.requestAnimationFrame(() => popup.print());
}
