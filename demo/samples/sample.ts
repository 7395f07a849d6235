import type { FormDefinition, Localized, Role } from '../../src/engine/definition/types.ts';

/** A demo account, by its address. */
export type SampleAccount = 'owner@porsa.test' | 'secretary@porsa.test' | 'expert@porsa.test' | 'new@porsa.test';

interface Named {
  readonly slug: string;
  readonly title: Localized;
}

/** A form as it comes with the demo: where it stands, who works with it, and what it asks. */
export interface Sample {
  readonly service: Named;
  readonly project: Named;
  readonly headline: 'complaints' | 'scores';
  readonly category: Named;
  readonly settings: {
    readonly allowPublicScores: boolean;
    readonly allowedOrigins: readonly string[];
    readonly requireNameForSave?: boolean;
    readonly requirePhoneForSave?: boolean;
    readonly displayFilesOnLoad?: boolean;
    readonly sortByDate?: boolean;
  };
  readonly members: readonly { readonly account: SampleAccount; readonly role: Exclude<Role, 'public'> }[];
  /** Colleagues that it sends files to are written as accounts; `withAccountIds` puts their ids there. */
  readonly definition: FormDefinition;
}

/** The form with ids in place of the accounts it sends files to. */
export function withAccountIds(definition: FormDefinition, ids: Readonly<Record<string, string>>): FormDefinition {
  const conditions = definition.conditions.map((condition) =>
    condition.kind === 'sendfile'
      ? {
          ...condition,
          to: condition.to.map((address) =>
            address.user ? { ...address, user: ids[address.user] ?? address.user } : address,
          ),
        }
      : condition,
  );
  return { ...definition, conditions };
}
