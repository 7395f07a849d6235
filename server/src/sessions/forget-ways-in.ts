import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { forgetRecoveryCodes } from '../second-step/recovery-codes.ts';
import { forgetDevices } from '../accounts/known-devices.ts';

interface Owner {
  readonly clinic: string;
  readonly id: string;
}

/** Ends sessions, links, second step, mobile number and known devices of an account: all that somebody may have prepared before its owner proved the address. */
export async function forgetWaysIn(transaction: Transaction<Schema>, owner: Owner): Promise<void> {
  const { clinic, id } = owner;
  for (const table of ['sessions', 'secrets', 'second_steps', 'mobile_numbers'] as const)
    await transaction.deleteFrom(table).where('clinic', '=', clinic).where('user_id', '=', id).execute();
  await forgetRecoveryCodes(transaction, owner);
  await forgetDevices(transaction, owner);
}
