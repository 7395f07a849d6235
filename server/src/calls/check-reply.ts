import { Compile, type Validator } from 'typebox/compile';
import { contract, type Path } from '../../../src/api/contract/contract.ts';

const validators = new Map<Path, Validator>();

/** Throws where a handler gave what the contract does not promise. */
export function assertReply(path: Path, data: unknown): void {
  const validator = validators.get(path) ?? Compile(contract[path].data);
  validators.set(path, validator as Validator);
  const found = JSON.parse(JSON.stringify(data)) as unknown;
  if (validator.Check(found)) return;
  const faults = validator.Errors(found).map((error) => `${error.instancePath} ${error.message}`);
  throw new TypeError(`${path} answers what the contract does not promise: ${faults.slice(0, 5).join('; ')}`);
}
