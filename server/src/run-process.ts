import { ConfigurationError, readConfiguration } from './configuration/read-configuration.ts';
import type { Configuration } from './configuration/configuration.ts';
import { timeouts } from './http/limits.ts';
import { describeFailure } from './log/describe-failure.ts';

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Runs a server as this process: reads the configuration, starts, and stops when asked to.
 *
 * Exit codes: 0 stopped, 1 something unforeseen or a database that is away, 2 a configuration that cannot be used.
 */
export async function runProcess(start: (config: Configuration) => Promise<Stoppable>): Promise<void> {
  process.on('uncaughtException', endBadly);
  process.on('unhandledRejection', endBadly);
  try {
    stopWhenAsked(await start(readConfiguration(process.env)));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) return endBadly(error);
    for (const fault of error.faults) process.stderr.write(`${fault}\n`);
    process.exit(error.mayPass ? 1 : 2);
  }
}

function stopWhenAsked(server: Stoppable): void {
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

/** The last resort: says where it happened, never what was in it, and lets whoever runs the process start it anew. */
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
