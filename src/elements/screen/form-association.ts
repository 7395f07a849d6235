import { firstStop } from '../first/focus-inside.ts';
import type { FormAssociation } from '../host/screen-module.ts';
import { formControl, type AnswersSource } from '../host/spec.ts';

/** The questions' own entries, or all answers as one JSON text under the element's name. */
function toFormData(answers: Readonly<Record<string, unknown>>, name: string | null): FormData {
  const data = new FormData();
  if (name) data.append(name, JSON.stringify(answers));
  else for (const [question, answer] of Object.entries(answers)) appendAnswer(data, question, answer);
  return data;
}

function appendAnswer(data: FormData, question: string, answer: unknown): void {
  const isList = Array.isArray(answer) && answer.every((item) => typeof item !== 'object');
  for (const item of isList ? answer : [answer]) {
    if (item !== undefined) data.append(question, typeof item === 'object' ? JSON.stringify(item) : String(item));
  }
}

/** As a native control: which form it is in, and whether its answers hold. */
function tellAsControl(element: HTMLElement, internals: ElementInternals): void {
  for (const name of formControl)
    Object.defineProperty(element, name, {
      configurable: true,
      get: () => {
        const told = internals[name];
        return typeof told === 'function' ? told.bind(internals) : told;
      },
      // A framework that finds a property sets it, and means the attribute that names a form elsewhere on the page.
      set: (value: string) => element.setAttribute(name, value),
    });
}

export function associateForm(
  element: HTMLElement,
  internals: ElementInternals,
  anchor: HTMLElement,
  source: () => AnswersSource | undefined,
): FormAssociation {
  let isDue = false;
  const update = (): void => {
    isDue = false;
    const member = source();
    if (!internals.form || !member) return;
    // The second value is what a browser keeps on disk to restore a session: health data does not belong there.
    internals.setFormValue(toFormData(member.form.answers(), element.getAttribute('name')), '');
    const problem = member.form.validate()[0];
    internals.setValidity(
      { customError: problem !== undefined },
      problem && (problem.message || ' '),
      firstStop(anchor) ?? anchor,
    );
  };
  tellAsControl(element, internals);
  element.addEventListener('invalid', () => {
    source()?.validate();
  });
  return {
    changed: () => {
      if (isDue) return;
      isDue = true;
      queueMicrotask(update);
    },
  };
}
