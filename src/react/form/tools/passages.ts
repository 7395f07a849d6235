/** A part of a page that is read aloud in one go. */
export interface Passage {
  readonly element: HTMLElement;
  readonly text: string;
  /** Language of its words. */
  readonly lang: string;
}

const parts = [
  'h1, h2, h3, p:not(.porsa-answered, .porsa-clinic), legend, label:not(.porsa-mark), th, select, output, .porsa-value',
  // Of a scale what its marks and its ends mean, as far as that stands there; not each number.
  '[role="radio"], .porsa-mark-text, .porsa-rating-ends > span',
].join();
const silent = '.porsa-bar, .porsa-foot, .porsa-hidden, [hidden]';
/** There for the eye alone; or known already, where everything is required. */
const skipped = '[aria-hidden="true"], svg, [data-demand]:not([data-demand="some"]) .porsa-required + .porsa-hidden';

/** What is read aloud of a page, in its order: titles, questions with their notes, options and problems. */
export function passagesOf(page: HTMLElement): readonly Passage[] {
  const found = [...page.querySelectorAll<HTMLElement>(parts)].filter(
    (element) => !element.closest(silent) && element.checkVisibility(),
  );
  const whole = found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
  return whole.flatMap((element): Passage[] => {
    const text = spokenText(element);
    return text ? [{ element, text, lang: langOf(element) }] : [];
  });
}

function spokenText(element: HTMLElement): string {
  const words: string[] = [];
  const collect = (node: Node): void => {
    if (node instanceof Text) words.push(node.data);
    else if (node instanceof HTMLSelectElement)
      words.push([...node.options].flatMap((option) => (option.value ? option.text : [])).join('. '));
    else if (node instanceof Element && !node.matches(skipped)) {
      words.push(' ');
      node.childNodes.forEach(collect);
      words.push(' ');
    }
  };
  collect(element);
  return words.join('').replace(/\s+/g, ' ').trim();
}

/** A text that is in the other language alone stands in an element that says so. */
function langOf(element: HTMLElement): string {
  const inner = element.querySelector<HTMLElement>('bdi[lang]');
  const isAll = inner !== null && inner.textContent?.trim() === element.textContent?.trim();
  return ((isAll ? inner : element).closest<HTMLElement>('[lang]') ?? element).lang;
}
