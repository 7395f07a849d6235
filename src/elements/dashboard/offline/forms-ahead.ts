import type { Client } from '../../../api/client/client.ts';
import type { CallBody } from '../../../api/contract/contract.ts';
import type { KeptReply } from '../../../api/kept/kept-replies.ts';
import type { Language } from '../../../engine/languages/known.ts';
import { $session } from '../../../store/session-core.ts';

/** The forms that somebody may open a file in, as the choice of a form asks for them. */
export const formsToFill = {
  can: 'write',
  published: true,
  limit: 20,
} as const satisfies CallBody<'/category/getcategories'>;

/** So many of them are kept, so that a new patient can be met without a connection. */
const most = 10;
/** One that was kept within these milliseconds is not asked for again. */
const freshFor = 24 * 3_600_000;

/** A form is read in a language whose texts are kept as they are fetched. */
const keepTexts = async (language: Language): Promise<void> =>
  (await import('../../../react/form/texts/load-texts.ts')).loadFormTexts(language);

interface FormsAhead {
  /** Once for a form that somebody looks at the files of. */
  ask(category: string): void;
  /** Once for those that a patient's file may be opened in. */
  askForForms(): Promise<void>;
  clear(): void;
}

/** Asks for forms before they are filled, so that they are kept for times without a connection. */
export function createFormsAhead(
  client: Pick<Client, 'category'>,
  find: (body: { readonly category: string }) => Promise<KeptReply | undefined>,
): FormsAhead {
  const asked = new Set<string>();
  let isAsked = false;
  const ask = (category: string): void => {
    if (asked.has(category)) return;
    asked.add(category);
    void client.category.getform({ category });
    void keepTexts($session.get().lang as Language).catch(() => undefined);
  };
  return {
    ask,
    async askForForms() {
      if (isAsked) return;
      isAsked = true;
      const reply = await client.category.getcategories(formsToFill);
      if (!reply.success) return void (isAsked = false);
      for (const { slug } of reply.data.items.filter(({ can }) => can.fill).slice(0, most)) {
        const kept = await find({ category: slug }).catch(() => undefined);
        if (!kept || Date.now() - Date.parse(kept.at) > freshFor) ask(slug);
      }
    },
    clear() {
      asked.clear();
      isAsked = false;
    },
  };
}
