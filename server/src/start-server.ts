import { createServer as createListener, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { app } from './app.ts';
import { preparePasswords } from './accounts/passwords.ts';
import type { Configuration } from './configuration/configuration.ts';
import { prepareDataFolder } from './configuration/prepare-data-folder.ts';
import { isLoopback } from './configuration/own-origins.ts';
import { localAddress } from './configuration/read-configuration.ts';
import { databaseFault, listenFault } from './configuration/start-faults.ts';
import { openDatabase, type Database } from './db/database.ts';
import type { PoolState } from './db/postgres.ts';
import { migrate } from './db/migrations/migrate.ts';
import { operationPatience } from './db/patience.ts';
import { handlers } from './handlers/handlers.ts';
import type { Logger, ServerContext } from './context/context.ts';
import type { KnownForms } from './context/known-forms.ts';
import { createKnownForms, formsChannel } from './guard/known-forms.ts';
import { listenToPostgres } from './live/listen-postgres.ts';
import { describeFailure } from './log/describe-failure.ts';
import { drawAhead, drawAllAhead } from './first-view/draw-ahead.ts';
import { createFirstViews } from './first-view/create-first-views.ts';
import { countPublicEntries } from './entry/public-entries.ts';
import { createMailQueue } from './mail/create-mail-queue.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createMetrics } from './metrics/create-metrics.ts';
import { runRegularly } from './schedule/run-regularly.ts';
import { settleRegularly } from './counts/settle-counts.ts';
import { surveyRegularly } from './export/survey-regularly.ts';
import { emptyBinRegularly } from './file/bin.ts';
import { publishScheduledRegularly } from './form/publish-scheduled.ts';
import { indexOldFilesQuietly } from './file/file-words.ts';
import { matchOldFilesQuietly } from './file/match-old-files.ts';
import { deliverWebhooksRegularly } from './webhook/deliver.ts';
import { deliverWriteBacksRegularly } from './smart/write-backs/deliver-write-backs.ts';
import { sealAuditRegularly } from './operations/seal-audit.ts';
import { surveyTablesRegularly } from './operations/survey-tables.ts';
import { tidyRegularly } from './operations/tidy.ts';
import { keepBundles } from './static/keep-bundles.ts';
import { openSealer } from './second-step/open-sealer.ts';
import { rootFolder } from './root-folder.ts';
import { createServer } from './server.ts';
import type { Tracing } from './context/tracing.ts';
import { startTracing } from './tracing/start-tracing.ts';

/** Connections that may wait to be taken: beyond them, the system lets people try again after a second, three and seven. */
const mostKnocking = 2048;

export interface RunningServer {
  readonly context: ServerContext;
  /** Lets calls under way end, then closes everything. */
  stop(): Promise<void>;
}

/** Opens data and database, and listens. Throws a `ConfigurationError` where the surroundings do not allow it. */
export async function startServer(wanted: Configuration): Promise<RunningServer> {
  await prepareDataFolder(wanted.dataFolder);
  const config = wanted.port === 0 ? withPort(wanted, await freePort(wanted)) : wanted;
  const server = createServer(config);
  warnOfAssumedUrl(config, server.log);
  const tracing = await startTracing(process.env);
  const { db, pool } = await open(config, server.log, tracing);
  const sealer = await openSealer(db, config);
  const transport = createMailTransport(config);
  const metrics = createMetrics({ db, clock: now, pool, ofProcess: true });
  const mail = createMailQueue({ db, clock: now, logger: server.log, transport, metrics });
  const known = knowForms(db, config);
  const context: ServerContext = {
    db,
    forms: known.forms,
    clock: now,
    logger: server.log,
    config,
    mail,
    sealer,
    metrics,
    ...(tracing && { tracing }),
    publicEntries: countPublicEntries({ db, clock: now, config }),
    firstViews: createFirstViews({ clock: now, logger: server.log }, folders.embed),
  };
  await preparePasswords();
  const kept = await keepEarlier(config, server.log);
  await server.register(async (instance) => app(instance, { context, handlers, folders: { ...folders, kept } }));
  await listen(server, config, db);
  const stopDelivery = runRegularly(() => mail.deliver(), {
    everyMs: 5000,
    logger: server.log,
    failure: 'mail queue cannot be read',
  });
  let isStopped = false;
  void drawAllAhead(context, () => isStopped);
  const stops = repeatWork(context);
  return {
    context,
    stop: async () => {
      isStopped = true;
      await server.close();
      await context.firstViews?.stop();
      await stopDelivery();
      for (const stop of stops) await stop();
      await known.stop();
      transport.close();
      await tracing?.stop();
      await db.destroy();
    },
  };
}

/** What is done now and again while the server runs; each function that is given stops one of them. */
function repeatWork(context: ServerContext): readonly (() => void | Promise<void>)[] {
  const { db, clock, logger } = context;
  return [
    surveyTablesRegularly(db, logger),
    tidyRegularly(db, clock, logger),
    indexOldFilesQuietly(db, logger),
    matchOldFilesQuietly(db, logger),
    emptyBinRegularly(context),
    settleRegularly(db, logger),
    surveyRegularly(db, clock, logger),
    deliverWebhooksRegularly(context),
    deliverWriteBacksRegularly(context),
    publishScheduledRegularly(context, drawAhead),
    sealAuditRegularly(context),
  ];
}

const folders = {
  embed: join(rootFolder, 'dist/embed'),
  locales: join(rootFolder, 'locales'),
  portal: join(rootFolder, 'dist/portal'),
  help: join(rootFolder, 'dist/help'),
};

const now = () => new Date();

/** Where scripts of earlier builds are kept. */
async function keepEarlier({ dataFolder }: Configuration, logger: Logger): Promise<string> {
  const kept = join(dataFolder, 'embed');
  await keepBundles(folders.embed, kept, now()).catch((error: unknown) =>
    logger.warn({ failure: describeFailure(error) }, 'scripts of earlier builds cannot be kept'),
  );
  return kept;
}

/** Over PostgreSQL, other processes say when forms have changed. */
function knowForms(
  db: Database,
  { databaseUrl }: Configuration,
): { readonly forms: KnownForms; stop(): Promise<void> } {
  if (databaseUrl === undefined) return { forms: createKnownForms(db, () => true), stop: async () => undefined };
  const forms = createKnownForms(db, () => listener.isListening());
  const listener = listenToPostgres(databaseUrl, { channel: formsChannel, hear: forms.forget, missed: forms.forget });
  return { forms, stop: () => listener.stop() };
}

function warnOfAssumedUrl({ isUrlAssumed, host, publicUrl: url }: Configuration, logger: Logger): void {
  if (isUrlAssumed && !isLoopback(host))
    logger.warn({ host, url }, 'PORSA_PUBLIC_URL is not set; pages opened at other addresses are rejected');
}

interface Opened {
  readonly db: Database;
  readonly pool: PoolState | undefined;
}

async function open(config: Configuration, logger: Logger, tracing: Tracing | undefined): Promise<Opened> {
  try {
    const onError = (error: Error) => logger.warn({ failure: describeFailure(error) }, 'database connection lost');
    const place = { url: config.databaseUrl, path: join(config.dataFolder, 'porsa.sqlite'), onError };
    const preparing = await openDatabase({ ...place, patience: operationPatience });
    await migrate(preparing).finally(() => preparing.destroy());
    let pool: PoolState | undefined;
    const db = await openDatabase({ ...place, onPool: (found) => (pool = found), onQuery: tracing?.queried });
    return { db, pool };
  } catch (error) {
    throw databaseFault(config, error);
  }
}

async function listen(server: FastifyInstance, config: Configuration, db: Database): Promise<void> {
  try {
    await server.listen({ port: config.port, host: config.host, backlog: mostKnocking });
  } catch (error) {
    await server.close();
    await db.destroy();
    throw listenFault(config, error);
  }
}

/** Port 0 means any free port whose successor is free too, for the demo's clinic; the number must be known before the first link is made. */
async function freePort(config: Configuration, tries = 10): Promise<number> {
  const port = await listenOnce(config, 0);
  const isNextFree = await listenOnce(config, port + 1).then(
    () => true,
    () => false,
  );
  return isNextFree || tries === 0 ? port : freePort(config, tries - 1);
}

async function listenOnce(config: Configuration, wanted: number): Promise<number> {
  const listener = createListener();
  try {
    await new Promise<void>((resolve, reject) => listener.once('error', reject).listen(wanted, config.host, resolve));
  } catch (error) {
    throw listenFault(config, error);
  }
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

function withPort(config: Configuration, port: number): Configuration {
  return { ...config, port, ...(config.isUrlAssumed && { publicUrl: localAddress(config.host, port) }) };
}
