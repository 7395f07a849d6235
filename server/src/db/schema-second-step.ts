/** Second steps of signing in, and what stands in for them. */
export interface SecondStepTables {
  readonly second_steps: SecondStepTable;
  readonly recovery_codes: RecoveryCodeTable;
}

export interface SecondStepTable {
  clinic: string;
  user_id: string;
  /** Base32, sealed for its person (`second-step/sealer.ts`). */
  secret: string;
  /** The latest half minute since 1970 whose code was taken; it and those before are dead. */
  last_step: number;
  /** Null until its first code has shown that the person's device has it. */
  confirmed_at: string | null;
  created_at: string;
}

export interface RecoveryCodeTable {
  clinic: string;
  user_id: string;
  /** SHA-256, hex. */
  hash: string;
  used_at: string | null;
}
