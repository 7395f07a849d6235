import type { Language } from '../../engine/definition/types.ts';
import { listMark } from '../../engine/languages/traits.ts';
import { readAttributes } from '../host/attributes.ts';
import type { ElementSpec, ErrorDetail } from '../host/spec.ts';
import { screenText } from './screen-texts.ts';

/** An attribute whose text is not one it takes. */
interface WrongAttribute {
  readonly name: string;
  readonly value: string;
  readonly choices: readonly string[];
}

function findWrong(spec: ElementSpec, element: Element): readonly WrongAttribute[] {
  const values = readAttributes(spec, element);
  return Object.entries(spec.attributes).flatMap(([name, attribute]) => {
    const value = element.getAttribute(name);
    return !value || name in values
      ? []
      : [{ name, value, choices: attribute.kind === 'choice' ? attribute.values : [] }];
  });
}

function inWords({ name, value, choices }: WrongAttribute, language: Language): string {
  const listed = choices.join(listMark(language));
  return screenText(language, choices.length ? 'wrongchoice' : 'wrongattribute', { name, value, choices: listed });
}

/** Says what is wrong with an element's attributes. Each set of them is reported once, and after the page's script could add its listeners. */
export function watchAttributes(
  spec: ElementSpec,
  element: Element,
  report: (detail: ErrorDetail) => void,
): (language: Language) => readonly string[] {
  let reported = '';
  return (language) => {
    const wrong = findWrong(spec, element);
    const messages = wrong.map((attribute) => inWords(attribute, language));
    const key = wrong.map(({ name, value }) => `${name}=${value}`).join('\n');
    if (key !== reported)
      queueMicrotask(() => {
        for (const message of messages) report({ code: 'wrongattribute', message });
      });
    reported = key;
    return messages;
  };
}
