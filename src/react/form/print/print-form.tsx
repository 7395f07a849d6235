import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Language } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import { FieldViewsProvider, type FieldViews } from '../../ui/field/field-view.ts';
import { FillerToolsProvider, type FilePlace } from '../../ui/field/filler-tools.ts';
import { LanguageContext, type LanguageTools } from '../../ui/language/language.tsx';
import { localToday } from '../../ui/language/moment.ts';
import { withPageNumbers } from '../../ui/language/page-numbers.ts';
import { Advice } from '../closing/advice.tsx';
import { QuestionToolsProvider } from '../question/question-tools.ts';
import type { FormSource } from '../source/load-source.ts';
import printStyles from './print-form.css?inline';
import { QuestionList } from '../question/question-list.tsx';
import { createTouched } from '../question/touched.ts';
import { WholePages } from './whole-pages.tsx';

const width = 500;
const height = 600;

export interface Printed {
  readonly form: LiveForm;
  readonly views: FieldViews;
  readonly language: LanguageTools;
  /** Whose form it is. */
  readonly source?: Pick<FormSource, 'clinic' | 'toneOf'>;
  /** The filler on the screen, whose style is lent. */
  readonly like: Element | null;
  /** The files that were chosen or seen on the screen. */
  readonly files?: FilePlace;
}

type PopupWindow = Window & typeof globalThis;

const tools = { QuestionList, announce: () => undefined };
const facts = ['name', 'code', 'phone'] as const;

function WholeForm({ form, views, language, files, source }: Printed) {
  const { t, show, digits, date, dir } = language;
  const questionTools = {
    views,
    touched: createTouched(),
    readOnly: true,
    toneOf: source?.toneOf,
    leave: () => undefined,
  };
  const known = facts.filter((fact) => form.patient[fact]);
  return (
    <LanguageContext value={language}>
      <FillerToolsProvider value={{ ...tools, files }}>
        <QuestionToolsProvider value={questionTools}>
          <div
            className="porsa-root porsa-form porsa-print"
            lang={language.language}
            dir={dir}
            data-theme="light"
            data-mode="view"
          >
            <div className="porsa-filling">
              <div className="porsa-print-head">
                {source?.clinic && <p>{show(source.clinic)}</p>}
                <h1>{show(form.definition.title)}</h1>
                <dl>
                  {known.map((fact) => (
                    <div key={fact}>
                      <dt>{t(`late:patient.${fact}`)}:</dt>
                      <dd>
                        <bdi>{digits(form.patient[fact] ?? '')}</bdi>
                      </dd>
                    </div>
                  ))}
                  <div>
                    <dt>{t('late:printed')}:</dt>
                    <dd>{date(localToday())}</dd>
                  </div>
                </dl>
              </div>
              <WholePages form={form} />
              <FieldViewsProvider value={views}>
                <Advice form={form} />
              </FieldViewsProvider>
            </div>
          </div>
        </QuestionToolsProvider>
      </FillerToolsProvider>
    </LanguageContext>
  );
}

/** Constructable sheets and fonts stay with the document that made them. */
function lendStyle(from: Document | ShadowRoot, popup: PopupWindow, language: Language): void {
  const lent = from.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('\n'));
  popup.document.adoptedStyleSheets = [...lent, withPageNumbers(printStyles, language)].map((css) => {
    const copy = new popup.CSSStyleSheet();
    copy.replaceSync(css);
    return copy;
  });
  for (const face of document.fonts) {
    try {
      popup.document.fonts.add(face);
    } catch {
      /* a face of the page's own style sheet cannot be lent */
    }
  }
}

/** Until every picture can be seen; one that cannot be is not waited for. */
const picturesOf = ({ images }: Document) =>
  Promise.all([...images].map((image) => image.decode().catch(() => undefined)));

/** Prints the whole form with its answers, as the conditions stand, from a small window: the host's page stays out of it. */
export function printForm(printed: Printed): void {
  const popup = printed.like && (window.open('', '', `popup,width=${width},height=${height}`) as PopupWindow | null);
  if (!printed.like || !popup) return;
  const { document } = popup;
  const { language, dir, text } = printed.language;
  document.documentElement.lang = language;
  document.documentElement.dir = dir;
  document.title = text(printed.form.definition.title);
  lendStyle(printed.like.getRootNode() as Document | ShadowRoot, popup, language);
  const root = createRoot(document.body);
  flushSync(() => root.render(<WholeForm {...printed} />));
  popup.addEventListener('pagehide', () => root.unmount());
  void picturesOf(document).then(() => popup.requestAnimationFrame(() => popup.print()));
}
