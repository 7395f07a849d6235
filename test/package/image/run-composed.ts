import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres } from '../../../server/test/postgres-cluster.ts';
import type { Image } from './build-image.ts';
import { readServices } from './composed-service.ts';
import { runService } from './run-service.ts';
import { startDatabase } from './start-database.ts';

interface Place {
  readonly source: string;
  readonly folder: string;
  say(line: string): void;
}

const address = 'http://localhost:8080';

/** What everybody finds on an installation. */
const pages = ['/', '/help/', '/help/fa/', '/openapi.json', '/docs', '/embed/porsa.js', '/readyz', '/metrics'];

/** Runs the service of an image beside its database, looks at its pages, does what operators do, and stops it. Throws where something fails. */
export async function runComposed(image: Image, { source, folder, say }: Place): Promise<void> {
  const programs = findPostgres();
  if (!programs) return say('  The rest is skipped: no PostgreSQL is installed.');
  const { porsa, db } = readServices(join(source, 'compose.yaml'), {
    POSTGRES_PASSWORD: 'a1b2c3d4e5f6a1b2c3d4e5f6',
    PORSA_PUBLIC_URL: address,
  });
  if (!porsa || !db) throw new Error('compose.yaml has no service "porsa" or "db".');
  const stopDatabase = await startDatabase(programs, join(folder, 'database'), db.environment);
  try {
    appendFileSync(join(image.layer.root, 'etc/hosts'), '\n127.0.0.1 localhost\n127.0.0.1 db\n');
    const service = await runService(image, porsa, folder);
    say('  healthy');
    await lookAt(say);
    // An installation without a backup is one that the doctor finds fault with.
    for (const command of ['backup /tmp/porsa.backup', 'verify', 'verify-audit', 'doctor']) {
      service.run('node', 'server/scripts/start.mjs', ...command.split(' '));
      say(`  ${command}: done`);
    }
    const code = await service.stop();
    if (code !== 0) throw new Error(`It ended with ${code}:\n${service.log()}`);
    say('  stopped in time');
  } finally {
    await stopDatabase();
  }
}

async function lookAt(say: Place['say']): Promise<void> {
  for (const page of pages) {
    const { status } = await fetch(address + page);
    if (status !== 200) throw new Error(`${page} answers ${status}.`);
  }
  say(`  answers ${pages.join(' ')}`);
}
