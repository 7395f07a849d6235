import { readAttributes, writeAttribute } from './attributes.ts';
import { HostLife, type HostOptions } from './host-life.ts';
import type { ElementSpec } from './spec.ts';

/** On a server there are no elements; importing the module there does no harm. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * Defines an element from its table of attributes, properties and methods.
 *
 * Where the tag is taken, by another copy of the script, the first definition stays.
 */
export function defineElement(spec: ElementSpec, options: HostOptions): void {
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  if (registry && !registry.get(spec.tag)) registry.define(spec.tag, createHostClass(spec, options));
}

function createHostClass(spec: ElementSpec, options: HostOptions): CustomElementConstructor {
  return class Host extends Base {
    static readonly observedAttributes = [...Object.keys(spec.attributes), 'dir', 'definition'];
    static readonly formAssociated = !!spec.formAssociated;

    static {
      defineAttributes(this.prototype, spec);
      for (const name of Object.keys(spec.properties))
        define<Host>(this.prototype, name, {
          get() {
            return this.#life.read(name);
          },
          set(value) {
            this.#life.write(name, value);
          },
        });
      for (const name of Object.keys(spec.methods)) {
        const value = function (this: Host, ...given: unknown[]): Promise<unknown> {
          return this.#life.call(name, given);
        };
        Object.defineProperty(this.prototype, name, { value, configurable: true, writable: true });
      }
    }

    readonly #life = new HostLife(this, spec, options);

    override focus(options?: FocusOptions): void {
      this.#life.focus(options);
    }

    connectedCallback(): void {
      takeEarlyProperties(this, spec);
      this.#life.connect();
    }

    disconnectedCallback(): void {
      this.#life.disconnect();
    }

    /** With this callback the browser does not treat a move as a removal. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string): void {
      this.#life.refresh();
      if (name === 'name') this.#life.formChanged();
    }

    formAssociatedCallback(): void {
      this.#life.formChanged();
    }

    formDisabledCallback(disabled: boolean): void {
      this.#life.disable(disabled);
    }

    formResetCallback(): void {
      this.#life.reset();
    }
  };
}

function define<E>(prototype: object, name: string, accessors: PropertyDescriptor & ThisType<E>): void {
  Object.defineProperty(prototype, name, { configurable: true, enumerable: true, ...accessors });
}

function defineAttributes(prototype: object, spec: ElementSpec): void {
  for (const name of Object.keys(spec.attributes)) {
    define<Element>(prototype, name, {
      get() {
        return readAttributes(spec, this)[name];
      },
      set(value) {
        writeAttribute(this, name, value);
      },
    });
  }
}

/** What a script set before the element was defined hides the accessors: it is removed and set again. */
function takeEarlyProperties(element: HTMLElement, spec: ElementSpec): void {
  const own = element as unknown as Record<string, unknown>;
  for (const name of Object.keys({ ...spec.attributes, ...spec.properties })) {
    if (!Object.hasOwn(own, name)) continue;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}
