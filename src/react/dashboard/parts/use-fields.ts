import { useState } from 'react';
import type { Refusal } from '../../../api/client/client.ts';
import { errors } from '../../../api/contract/errors.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showError } from '../../../store/notices.ts';
import { describeFailure, innermost } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import { openTyping } from './kept-typing.ts';

type Values = Readonly<Record<string, string>>;
type Problems = Readonly<Record<string, string | undefined>>;

/** A small form: what was typed, what is wrong with it, and sending it once at a time. */
export interface Fields<V extends Values, C extends object = object> {
  readonly values: V;
  /** What is chosen beside what is typed: lists and switches. */
  readonly choices: C;
  readonly busy: boolean;
  /** What is wrong with the whole. */
  readonly problem: string | undefined;
  /** Value, problem and change of one field, as a field component takes them. */
  bind(name: keyof V & string): {
    readonly value: string;
    readonly problem: string | undefined;
    onChange(value: string): void;
  };
  /** What is chosen from what was chosen before is given as a function of it: two switches may be turned before either is drawn. */
  choose(chosen: Partial<C> | ((before: C) => Partial<C>)): void;
  /** Takes back to how the form began. */
  clear(): void;
  /** Checks; when nothing is wrong sends. Gives whether it went well. */
  send(check: Problems, act: () => Promise<{ readonly success: true } | Refusal>): Promise<boolean>;
}

/** A refusal of this page's own, with what is wrong at one field. */
export const refusedAt = (path: string, message: string): Refusal => ({
  success: false,
  code: errors.badbody.code,
  message: '',
  fields: [{ path, rule: 'choice', message }],
});

interface About<C> {
  /** The id of what the form is about, where a screen has several forms that begin alike. */
  readonly of?: string;
  readonly choices?: C;
}

export function useFields<V extends Values, C extends object = object>(
  start: V,
  { of = '', choices: chosenFirst = {} as C }: About<C> = {},
): Fields<V, C> {
  const { t } = useLanguage();
  const { navigation } = usePortal();
  const [typing] = useState(() =>
    openTyping([navigation.$place.get().path, of], { values: start, choices: chosenFirst }),
  );
  const [values, setValues] = useState<V>(typing.start.values);
  const [choices, setChoices] = useState<C>(typing.start.choices);
  const [problems, setProblems] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const refuse = (failure: Refusal): false => {
    if (typing.hasEnded()) {
      typing.keep({ values, choices });
      showError(t('portal:typedKept'));
    }
    const { fields = [] } = innermost(failure);
    setProblems(Object.fromEntries(fields.map((field) => [field.path.split(/[./]/).at(-1) ?? '', field.message])));
    // Where no address was asked for, it cannot be what is wrong.
    const onlyPassword = innermost(failure).code === errors.wrongpassword.code && !('email' in values);
    setProblem(onlyPassword ? t('portal:profile.wrongPassword') : describeFailure(failure, t));
    return false;
  };
  return {
    values,
    choices,
    choose: (chosen) =>
      setChoices((before) => ({ ...before, ...(typeof chosen === 'function' ? chosen(before) : chosen) })),
    busy,
    problem,
    bind: (name) => ({
      value: values[name] ?? '',
      problem: problems[name],
      onChange: (value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      },
    }),
    clear: () => {
      setValues(start);
      setChoices(chosenFirst);
    },
    async send(check, act) {
      setProblem(undefined);
      setProblems(check);
      if (busy || Object.values(check).some(Boolean)) return false;
      setBusy(true);
      const reply = await act();
      setBusy(false);
      if (!reply.success) return refuse(reply);
      typing.forget();
      return true;
    },
  };
}
