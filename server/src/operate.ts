import { ConfigurationError, readConfiguration } from './configuration/read-configuration.ts';
import { describeFailure } from './log/describe-failure.ts';
import { operations, type Surroundings } from './operations/operate.ts';
import { OperationError } from './operations/operation-error.ts';

const [name = '', ...given] = process.argv.slice(2);

try {
  const operation = operations[name];
  if (!operation)
    throw new OperationError(`Unknown command "${name}". Available commands: ${Object.keys(operations).join(', ')}.`);
  const around: Surroundings = {
    config: readConfiguration(process.env),
    print: (line) => void process.stdout.write(`${line}\n`),
  };
  await operation(around, ...given);
} catch (error) {
  const faults =
    error instanceof ConfigurationError
      ? error.faults
      : error instanceof OperationError
        ? [error.message]
        : [`The operation failed (${describeFailure(error).code ?? describeFailure(error).type}).`];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = 2;
}
