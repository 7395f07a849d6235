import en from '../../../locales/en/errors.json' with { type: 'json' };
import lateEn from '../../../locales/en/lateerrors.json' with { type: 'json' };
import fa from '../../../locales/fa/errors.json' with { type: 'json' };
import lateFa from '../../../locales/fa/lateerrors.json' with { type: 'json' };
import type { FieldFault } from '../../../src/api/contract/contract.ts';
import type { ErrorName } from '../../../src/api/contract/errors.ts';
import { formatNumber } from '../../../src/engine/numbers/number-text.ts';
import { textsIn } from '../languages/texts-in.ts';
import type { BodyFault } from './field-faults.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';

interface ErrorTexts {
  readonly errors: Readonly<Record<ErrorName, string>>;
  readonly rules: Readonly<Record<string, string>>;
  /** Of faults that are not listed; `{{count}}` of them. */
  readonly more: string;
  /** What a field app shows once a response is stored, or a part of one has arrived. */
  readonly received: string;
  readonly receivedPart: string;
  /** By which a person reports a fault of the server; `{{request}}` is its id. */
  readonly reference: string;
}

/** Refusals that only late screens of the portal meet have a file of their own, which it fetches with these. */
export const errorTexts = textsIn<ErrorTexts>(
  'errors',
  {
    en: { ...en, errors: { ...en.errors, ...lateEn.errors } },
    fa: { ...fa, errors: { ...fa.errors, ...lateFa.errors } },
  },
  'lateerrors',
);

export function errorText(name: ErrorName, language: Language): string {
  return errorTexts(language).errors[name];
}

/** How many faults are not listed. */
export function moreText(count: number, language: Language): string {
  return errorTexts(language).more.replace('{{count}}', formatNumber(count, { language, grouped: true }));
}

/** What a person tells who runs the server, so that they find the fault in the log. */
export function referenceText(request: string, language: Language): string {
  return errorTexts(language).reference.replace('{{request}}', request);
}

/** The fault with its sentence; one that brings its own keeps it. */
export function withSentence(fault: BodyFault & { readonly message?: string }, language: Language): FieldFault {
  const { rules } = errorTexts(language);
  return {
    path: fault.path,
    rule: fault.rule,
    message: fault.message || (rules[fault.rule] ?? rules['invalid'] ?? fault.rule),
  };
}
