/** Second steps of signing in, what stands in for them, and where people signed in before. */
export interface SecondStepTables {
  readonly second_steps: SecondStepTable;
  readonly recovery_codes: RecoveryCodeTable;
  readonly known_devices: KnownDeviceTable;
  readonly mobile_numbers: MobileNumberTable;
}

/** Devices that people have signed in on, by what each browser made up. */
export interface KnownDeviceTable {
  clinic: string;
  user_id: string;
  /** SHA-256, hex. */
  hash: string;
  used_at: string;
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

/** A number that its person has verified; it never says who somebody is, so that several accounts may have the same. */
export interface MobileNumberTable {
  clinic: string;
  user_id: string;
  /** With its country: `+98912…`. */
  phone: string;
  /** 1: codes of the second step go there; 0: codes for a new password do. */
  second_step: number;
  verified_at: string;
}

export interface RecoveryCodeTable {
  clinic: string;
  user_id: string;
  /** SHA-256, hex. */
  hash: string;
  used_at: string | null;
}
