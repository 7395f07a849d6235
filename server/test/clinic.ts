import type { CategorySettings } from '../../src/api/contract/shapes.ts';
import type { FormDefinition, Role } from '../../src/engine/definition/types.ts';
import type { Database } from '../src/db/database.ts';
import { guarded } from '../src/guard/authorize-call.ts';
import { handlers as all } from '../src/handlers/handlers.ts';
import { newId } from '../src/db/uuid.ts';
import type { Context } from '../src/context/context.ts';
import type { CallingUser } from '../src/context/caller.ts';
import { ServerError } from '../src/errors/server-error.ts';
import { testServerContext, type TestClock } from './context.ts';
import { visitForm } from './visit-form.ts';

/** Behind the rules of their calls, as the server runs them. */
export const handlers = guarded(all);

export type Person = 'admin' | Exclude<Role, 'public'>;
export type TestContext = Context & { readonly clock: TestClock };

/** A clinic with one person of each role, and one published category they are members of. */
export interface TestClinic {
  readonly id: string;
  readonly project: string;
  readonly category: string;
  readonly slug: string;
  /** A call's context for one of the clinic's people, or for nobody signed in. */
  as(person: Person | 'stranger' | 'visitor', caller?: Partial<Context['caller']>): TestContext;
  userId(person: Person | 'stranger'): string;
}

const people = ['admin', 'owner', 'secretary', 'expert', 'newuser', 'stranger'] as const;

export interface ClinicOptions {
  readonly settings?: CategorySettings;
  readonly definition?: FormDefinition;
  readonly slug?: string;
}

export async function openClinic(db: Database, options: ClinicOptions = {}): Promise<TestClinic> {
  const { settings = {}, definition = visitForm } = options;
  const slug = options.slug ?? `visit-${newId().slice(-8)}`;
  const shared = testServerContext(db);
  const id = newId();
  const now = shared.clock().toISOString();
  await db.insertInto('clinics').values({ id, slug: id, title: '"Clinic"', created_at: now }).execute();
  const users = Object.fromEntries(people.map((person) => [person, newId()])) as Record<
    (typeof people)[number],
    string
  >;
  await db
    .insertInto('users')
    .values(
      people.map((person) => ({
        clinic: id,
        id: users[person],
        email: `${person}@${id}.test`,
        password_hash: null,
        first_name: person,
        last_name: 'Karimi',
        phone: '',
        picture: '',
        lang: 'en' as const,
        date_mode: 'en' as const,
        access: person === 'admin' ? ('admin' as const) : ('user' as const),
        verified: 1,
        created_at: now,
        disabled_at: null,
      })),
    )
    .execute();
  const as: TestClinic['as'] = (person, caller) => ({
    ...shared,
    caller: {
      language: 'en',
      address: '127.0.0.1',
      ...(person !== 'visitor' && { user: userOf(id, users[person], person) }),
      ...caller,
    },
  });
  const service = await handlers['/service/storeservice'](as('admin'), { title: { en: 'Heart', fa: 'قلب' } });
  const project = await handlers['/project/storeproject'](as('admin'), {
    service: service.id,
    headline: 'complaints',
    title: 'Visits',
  });
  const members = (['owner', 'secretary', 'expert', 'newuser'] as const).map((role) => ({ user: users[role], role }));
  const category = await handlers['/category/storecategory'](as('admin'), {
    project: project.id,
    slug,
    title: { en: 'Visit', fa: 'ویزیت' },
    settings,
    members,
  });
  await handlers['/category/storedraft'](as('owner'), { category: category.id, rev: 0, definition });
  await handlers['/category/publish'](as('owner'), { category: category.id, rev: 1 });
  return { id, project: project.id, category: category.id, slug, as, userId: (person) => users[person] };
}

function userOf(clinic: string, id: string, person: Person | 'stranger'): CallingUser {
  return {
    id,
    clinic,
    access: person === 'admin' ? 'admin' : 'user',
    firstName: person,
    lastName: 'Karimi',
    lang: 'en',
  };
}

/** The refusal a call ends with; a call that is not refused fails the test. */
export async function refusal(call: Promise<unknown>): Promise<Pick<ServerError, 'code' | 'detail'>> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ServerError) return { code: error.code, detail: error.detail };
    throw error;
  }
  throw new Error('The call was not refused.');
}

/** A good saving of the visit form. */
export function visit(category: string, answers: Readonly<Record<string, unknown>> = {}) {
  return { id: newId(), category, version: 1, answers: { weight: 80, height: 200, ...answers } as never };
}
