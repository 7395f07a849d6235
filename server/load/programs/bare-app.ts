import Fastify from 'fastify';
import { Pool } from 'pg';
import Libsql from 'libsql';

/**
 * What the machine could do at the time: a Fastify application that stores what it is sent by one insert, durably, and
 * does nothing else. Run as a process of its own; prints its address once it listens.
 */
const [config = '{}'] = process.argv.slice(2);
const { url, path } = JSON.parse(config) as { readonly url?: string; readonly path?: string };

type Insert = (id: string, answers: string) => unknown;

function intoPostgres(connectionString: string): Insert {
  const pool = new Pool({ connectionString, max: 20 });
  return (id, answers) =>
    pool.query({ name: 'insert', text: 'insert into bare (id, answers) values ($1, $2)', values: [id, answers] });
}

function intoSqlite(file: string): Insert {
  const connection = new Libsql(file);
  for (const pragma of ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL']) connection.pragma(pragma);
  const insert = connection.prepare('insert into bare (id, answers) values (?, ?)');
  return (id, answers) => insert.run(id, answers);
}

const insert = url === undefined ? intoSqlite(path ?? '') : intoPostgres(url);
const app = Fastify();
app.post<{ Body: { readonly id: string; readonly answers: unknown } }>('/', async ({ body }) => {
  await insert(body.id, JSON.stringify(body.answers));
  return { success: true };
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
