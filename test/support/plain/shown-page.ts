import type { Language } from '../../../src/engine/definition/types.ts';
import type { PlainFields } from '../../../src/fields/plain/plain-view.ts';

/** Puts what the server would write into the page of a browser. */
export function show(html: string, language: Language = 'en'): HTMLFormElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const form = document.createElement('form');
  form.className = 'porsa-filling';
  form.dataset['demand'] = 'some';
  form.append(...body.childNodes);
  const root = document.createElement('main');
  root.className = 'porsa-root porsa-form';
  Object.assign(root, { lang: language, dir: language === 'fa' ? 'rtl' : 'ltr' });
  root.append(form);
  document.body.append(root);
  return form;
}

/** What the browser would send of the form; of files, which the server puts names in the place of, nothing. */
export function fieldsIn(form: HTMLFormElement, submitter?: HTMLElement): PlainFields {
  const data = new FormData(form, submitter);
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  return { all, get: (name) => all(name)[0] };
}
