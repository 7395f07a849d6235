import type { Language } from '../../engine/definition/types.ts';
import type { Own, OwnReply, OwnRequest } from '../first/open-request.ts';

/** The looks of all choices are one file. */
const scales = () => import('../../fields/flatview/view.tsx');

/** Code of questions that many forms have, and not all. */
const besides: Readonly<Record<string, () => Promise<unknown>>> = {
  flatview: scales,
  select: scales,
  date: () => import('../../fields/date/view.tsx'),
  options: () => import('../../react/ui/options/combobox.tsx'),
  bgColor: () => import('../../react/form/question/rare-questions.ts'),
  opening: () => import('../../react/form/opening/form-opening.tsx'),
  en: () => import('../../react/ui/late-texts/en/late-texts.ts'),
  fa: () => import('../../react/ui/late-texts/fa/late-texts.ts'),
};

/** Longer lists are searched. */
const isLong = (options: unknown): boolean => Array.isArray(options) && options.length > 7;

/** A form of more questions takes longer to be drawn twice than its reader would gain. */
const most = 200;

/** Asks for what the form will be drawn with while the code that would ask for it is on its way: one after the other they would take as long again. Gives how many questions there are. */
function fetchAhead(definition: object, language: Language): number {
  const wanted = new Set<unknown>();
  let questions = 0;
  JSON.stringify(definition, (key, value: unknown) => {
    if (key === 'type') {
      wanted.add(value);
      questions += 1;
    } else if (key === 'opening' || key === 'bgColor' || (key === 'options' && isLong(value))) wanted.add(key);
    return value;
  });
  if (wanted.has('date') || wanted.has('options')) wanted.add(language);
  for (const one of wanted) besides[one as string]?.().catch(() => undefined);
  return questions;
}

/** What was drawn of each form, for who asks again. */
const drawn = new WeakMap<object, { readonly request: OwnRequest; readonly reply: Promise<OwnReply | undefined> }>();

const isSame = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name as never] === other[name as never]);

async function drawNow(request: OwnRequest): Promise<OwnReply | undefined> {
  if (fetchAhead(request.definition, request.language) > most) return undefined;
  return (await import('./own-drawing.tsx')).drawOwn(request);
}

export const own: Own = {
  async draw(request) {
    const { definition } = request;
    // JSON that could not be read stays text.
    if (typeof definition !== 'object') return undefined;
    const known = drawn.get(definition);
    if (known && isSame(known.request, request)) return known.reply;
    const reply = drawNow(request);
    drawn.set(definition, { request, reply });
    return reply;
  },
};
