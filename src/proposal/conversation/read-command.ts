import type { QuestionFrame } from '../pico/types.ts';
import { frames } from './frames.ts';
import type { ConversationPart, Input } from './types.ts';

const commands: readonly (readonly ['skip' | 'back' | 'titles' | 'restart', RegExp])[] = [
  ['skip', /^(?:skip(?: (?:it|this))?|next|pass|later|بعداً|بعدا|رد شو|رد کن|رد می‌?کنم|بگذریم|بعدی)$/],
  ['back', /^(?:back|go back|undo|برگرد|برگشت|بازگشت|به عقب|قبلی)$/],
  ['titles', /^(?:(?:show )?(?:the )?titles|عنوان‌?ها|پیشنهاد عنوان)$/],
  ['restart', /^(?:start over|restart|start again|new title|از اول|از نو|شروع دوباره|عنوان جدید)$/],
];

/** "I don’t know": nothing is known yet, which is no answer. */
const unknown =
  /^(?:i (?:do not|don[’']?t) know(?: yet)?|not sure|no idea|unknown|نمی[ \u200c]?دانم|نمیدونم|نمی[ \u200c]?دونم|مطمئن نیستم|معلوم نیست|هنوز مشخص نیست)$/;

const change = /^(?:change|edit|correct|تغییر|اصلاح|ویرایش)(?: the)?\s+(.+)$/u;
const named = /^([\p{L}\s\u200c]{1,24}?)\s*[:：=]\s*(\S[^]*)$/u;

/** What a typed line asks for, where it is no answer: "skip", "back", "change the outcome", "outcome: pain". */
export function readCommand(
  text: string,
  frame: QuestionFrame,
): Exclude<Input, string> | { readonly part: ConversationPart; readonly text: string } | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[\s.!؟?]+$/u, '');
  const kind = commands.find(([, pattern]) => pattern.test(plain))?.[0];
  if (kind !== undefined) return { kind };
  if (unknown.test(plain)) return { kind: 'skip' };
  const changed = change.exec(plain)?.[1];
  const part = changed === undefined ? undefined : partNamed(changed, frame);
  if (part !== undefined) return { kind: 'change', part };
  const [, name = '', answer = ''] = named.exec(text.trim()) ?? [];
  const meant = partNamed(name.toLowerCase(), frame);
  return meant === undefined || meant === 'title' ? undefined : { part: meant, text: answer };
}

const titleNames = ['title', 'عنوان'];

/** Other names that people have for parts. */
const otherNames: Readonly<Record<string, ConversationPart>> = {
  measure: 'measure',
  ابزار: 'measure',
  control: 'C',
  شاهد: 'C',
  duration: 'T',
  place: 'S',
  مکان: 'S',
  'محل اجرا': 'S',
  'study design': 'D',
  'نوع مطالعه': 'D',
};

function partNamed(name: string, frame: QuestionFrame): ConversationPart | 'title' | undefined {
  const bare = name.trim();
  if (titleNames.includes(bare)) return 'title';
  const inFrame = frames[frame].parts.find((part) => Object.values(part.name).includes(bare));
  if (inFrame) return inFrame.part;
  const usual = frames.PICO.parts.find(
    ({ part, name: names }) => Object.values(names).includes(bare) || part.toLowerCase() === bare,
  );
  return usual?.part ?? (Object.hasOwn(otherNames, bare) ? otherNames[bare] : undefined);
}
