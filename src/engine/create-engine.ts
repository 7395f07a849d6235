import type { Capabilities } from './capabilities/capabilities.ts';
import { InvalidDefinitionError } from './definition/invalid-definition-error.ts';
import type { FormDefinition } from './definition/types.ts';
import { runForm } from './live-form/run-form.ts';
import type { FormOptions, LiveForm } from './live-form/types.ts';
import { compileForm } from './plan/compile-form.ts';
import type { FormPlan } from './plan/form-plan.ts';

/** Makes forms with the capabilities it was given. */
export interface Engine {
  readonly capabilities: Capabilities;
  /**
   * A form being filled in, from a definition that was checked before.
   *
   * Throws `InvalidDefinitionError` when the definition cannot run all the same.
   */
  createForm(definition: FormDefinition, options?: FormOptions): LiveForm;
}

/** An engine of its own; a definition is compiled once for it, and is not changed after it is opened. */
export function createEngine(capabilities: Capabilities): Engine {
  const plans = new WeakMap<FormDefinition, FormPlan>();
  const planOf = (definition: FormDefinition): FormPlan => {
    const known = plans.get(definition);
    if (known) return known;
    const plan = compileForm(definition, capabilities);
    plans.set(definition, plan);
    return plan;
  };
  return {
    capabilities,
    createForm(definition, options = {}) {
      try {
        return runForm(planOf(definition), options, capabilities.sentences(options.language ?? definition.language));
      } catch (error) {
        if (error instanceof InvalidDefinitionError) throw error;
        const message = error instanceof Error ? error.message : String(error);
        throw new InvalidDefinitionError([{ path: '', rule: 'cannotrun', message }]);
      }
    },
  };
}
