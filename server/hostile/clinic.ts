import { openDatabase, type DatabaseConfig } from '../src/db/database.ts';
import { migrate } from '../src/db/migrations/migrate.ts';
import { newId } from '../src/db/uuid.ts';
import { hashPassword } from '../src/accounts/passwords.ts';
import { openSession } from '../src/sessions/sessions.ts';
import { handlers, openClinic, visit, type TestClinic } from '../test/clinic.ts';
import { testServerContext } from '../test/context.ts';
import { photoForm } from '../test/files.ts';

/** Two clinics on one server: people work in the one, and the guest is a designer of the other. */
export interface Place {
  readonly server: string;
  readonly people: ClinicOfPeople;
  readonly guest: ClinicOfGuest;
}

export interface ClinicOfPeople {
  readonly category: string;
  /** Sessions of members of the staff. */
  readonly tokens: readonly string[];
  readonly files: readonly string[];
  readonly email: string;
  readonly password: string;
}

export interface ClinicOfGuest {
  /** A public form of many files. */
  readonly category: string;
  /** A public form that takes pictures. */
  readonly pictures: string;
  readonly token: string;
}

const password = 'a morning without storms';
const staff = 4;

/** Prepares the database before the server is started. */
export async function prepareClinics(config: DatabaseConfig, entries: number): Promise<Omit<Place, 'server'>> {
  const db = await openDatabase(config);
  try {
    await migrate(db);
    const settings = { allowPublicScores: true };
    const people = await openClinic(db, { settings });
    const guest = await openClinic(db, { settings });
    const pictures = await openClinic(db, { settings, definition: photoForm });
    const files = await fillFiles(people, 20);
    await fillFiles(guest, entries);
    const email = 'late@porsa.test';
    await db
      .updateTable('users')
      .set({ email, password_hash: await hashPassword(password) })
      .where('clinic', '=', people.id)
      .where('id', '=', people.userId('expert'))
      .execute();
    const now = { ...testServerContext(db), clock: () => new Date() };
    const session = (clinic: TestClinic, person: 'owner' | 'secretary') =>
      openSession(now, { clinic: clinic.id, id: clinic.userId(person) });
    return {
      people: {
        category: people.category,
        tokens: await Promise.all(Array.from({ length: staff }, () => session(people, 'secretary'))),
        files,
        email,
        password,
      },
      guest: {
        category: guest.category,
        pictures: pictures.category,
        token: await session(guest, 'owner'),
      },
    };
  } finally {
    await db.destroy();
  }
}

async function fillFiles(clinic: TestClinic, count: number): Promise<readonly string[]> {
  const files: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const patient = { name: `Mina ${index}`, phone: `0912${String(index).padStart(7, '0')}` };
    const body = { ...visit(clinic.category), id: newId(), patient };
    files.push((await handlers['/entry/storeentry'](clinic.as('secretary'), body)).file);
  }
  return files;
}
