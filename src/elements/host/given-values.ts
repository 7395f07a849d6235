/** What JSON text holds; anything else, and text that is no JSON, as it is: the screen names the place. */
function fromJson(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
}

/** What a page has set as properties of an element, and the definition that it may also write as JSON. */
export class GivenValues {
  readonly #properties: Record<string, unknown> = {};
  readonly #element: HTMLElement;
  /** The definition that the page wrote as JSON last, and what it reads as. */
  #written: readonly unknown[] = [];

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  set(property: string, value: unknown): void {
    this.#properties[property] = value;
  }

  /** With a definition that is JSON: the property's, the attribute's, or that of a script in the element. Text that is none stays text. */
  all(): Readonly<Record<string, unknown>> {
    const definition =
      this.#properties.definition ||
      this.#element.getAttribute('definition') ||
      this.#element.querySelector('script[type$=json]')?.textContent;
    if (definition !== this.#written[0]) this.#written = [definition, fromJson(definition)];
    return { ...this.#properties, definition: this.#written[1] };
  }
}
