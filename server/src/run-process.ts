import { setFlagsFromString } from 'node:v8';
import { ConfigurationError, readConfiguration } from './configuration/read-configuration.ts';
import type { Configuration } from './configuration/configuration.ts';
import { timeouts } from './http/limits/limits.ts';
import { describeFailure } from './log/describe-failure.ts';

/**
 * V8 lets a heap grow to a multiple of what is in use before it collects what is not, on machines with much memory to
 * four times as much: a long export would take it all. Half as much again costs an export nothing that could be measured.
 */
const heapGrowth = '--heap-growing-percent=50';

/** A server that runs. */
interface Running {
  /** What whoever has started it is to read: printed once it can be stopped. */
  readonly announcement: string;
  stop(): Promise<void>;
}

/**
 * Runs a server as this process: reads the configuration, starts, and stops on a signal.
 *
 * Exit codes: 0 stopped, 1 something unforeseen or a database that is away, 2 a configuration that cannot be used.
 */
export async function runProcess(start: (config: Configuration) => Promise<Running>): Promise<void> {
  setFlagsFromString(heapGrowth);
  process.on('uncaughtException', endBadly);
  process.on('unhandledRejection', endBadly);
  try {
    const server = await start(readConfiguration(process.env));
    stopOnSignal(server);
    process.stdout.write(server.announcement);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) return endBadly(error);
    for (const fault of error.faults) process.stderr.write(`${fault}\n`);
    process.exit(error.mayPass ? 1 : 2);
  }
}

function stopOnSignal(server: Running): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), timeouts.stopMs).unref();
    server.stop().then(() => process.exit(0), endBadly);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The last resort: logs where it happened, never its content, and exits so that the supervisor restarts the process. */
function endBadly(error: unknown): void {
  const line = {
    level: 'fatal',
    time: new Date().toISOString(),
    service: 'porsa',
    failure: describeFailure(error),
    msg: 'stopped by something unforeseen',
  };
  process.stderr.write(`${JSON.stringify(line)}\n`, () => process.exit(1));
}
