import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeData, runProgram, serverAccount } from '../../../server/test/postgres-cluster.ts';

type Settings = Readonly<Record<string, string>>;

/** A PostgreSQL as its image begins with these settings: with this user, this database and this password alone. Gives what stops it. */
export async function startDatabase(
  programs: string,
  folder: string,
  environment: Settings,
): Promise<() => Promise<void>> {
  const { POSTGRES_USER: user = '', POSTGRES_PASSWORD: password = '', POSTGRES_DB: database = '' } = environment;
  const { POSTGRES_INITDB_ARGS: options = '' } = environment;
  const account = serverAccount();
  mkdirSync(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const control = (...rest: readonly string[]) => runProgram(join(programs, 'pg_ctl'), ['-D', data, '-w', ...rest]);
  await initializeData(programs, data, ...options.split(' ').filter(Boolean));
  const settings = `-c listen_addresses=127.0.0.1 -c port=5432 -c unix_socket_directories='${folder}'`;
  await control('-t', '60', '-l', join(folder, 'log'), '-o', settings, 'start');
  const statements = join(folder, 'begin.sql');
  writeFileSync(
    statements,
    `create role ${user} superuser login password '${password}';\ncreate database ${database} owner ${user};\n`,
  );
  const connection = ['-h', folder, '-U', 'postgres', '-d', 'postgres'];
  await runProgram(join(programs, 'psql'), [...connection, '-v', 'ON_ERROR_STOP=1', '-f', statements]);
  rmSync(statements);
  writeFileSync(join(data, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  await control('reload');
  return () => control('-m', 'immediate', 'stop');
}
