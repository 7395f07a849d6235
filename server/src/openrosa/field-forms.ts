import { hash } from 'node:crypto';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { localize } from '../../../src/fields/texts/localize.ts';
import type { NotExported } from '../../../src/interchange/shared/unexported-settings.ts';
import { fieldForm, type FieldDetail } from '../../../src/interchange/xforms/field-form.ts';
import { toXForm } from '../../../src/interchange/xforms/to-xform.ts';
import { cutDefinition } from '../access/cut-definition.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { requiredBeside } from '../entry/patient-of-entry.ts';
import { ServerError } from '../errors/server-error.ts';
import { findVersion } from '../form/versions.ts';

/** A version of a form as field apps get it. */
export interface FieldForm {
  /** As the app asks it. */
  readonly definition: FormDefinition;
  /** As it is stored. */
  readonly whole: FormDefinition;
  readonly name: string;
  readonly xml: string;
  /** MD5 of the XML, hex: an app that has another one downloads the form again. */
  readonly hash: string;
  /** What an app does otherwise. */
  readonly notExported: readonly NotExported[];
}

type Form = Pick<ReachedCategory, 'id' | 'clinic' | 'title' | 'settings' | 'role' | 'version'>;

/** Versions never change, so each is written once for a role, a title and what is required of the patient. */
const written = new WeakMap<FormDefinition, Map<string, FieldForm>>();

/** Throws `unpublished` where there is no such version. */
export async function fieldFormOf({ db }: Context, category: Form, version: number): Promise<FieldForm> {
  const whole = await findVersion(db, category, version);
  if (whole === undefined) throw new ServerError(category.version === null ? 'unpublished' : 'unknown');
  const details = requiredBeside(whole, category as ReachedCategory).filter(isAsked);
  const cut = cutDefinition(whole, category.role);
  const name = localize(category.title, whole.language);
  const byKey = written.get(cut) ?? new Map<string, FieldForm>();
  written.set(cut, byKey);
  const key = JSON.stringify([category.id, category.role, version, name, details]);
  const found = byKey.get(key) ?? write(cut, category, { whole, version: String(version), name, details });
  byKey.set(key, found);
  return found;
}

function write(
  cut: FormDefinition,
  { id, role }: Form,
  {
    whole,
    version,
    name,
    details,
  }: {
    readonly whole: FormDefinition;
    readonly version: string;
    readonly name: string;
    readonly details: readonly FieldDetail[];
  },
): FieldForm {
  const definition = fieldForm(cut, role, details);
  const { xml, notExported } = toXForm(definition, { id, version, title: name });
  return { definition, whole, name, xml, hash: hash('md5', xml), notExported };
}

const isAsked = (detail: string): detail is FieldDetail => ['name', 'code', 'phone'].includes(detail);
