import type { SsoConfiguration, SsoRule } from '../configuration/configuration.ts';
import type { Claims } from './provider.ts';

type Role = Extract<SsoRule['gives'], { readonly kind: 'role' }>['role'];

/** What the provider decides of a person in one clinic. */
export interface Place {
  readonly clinic: string;
  /** `undefined`: no rule is about admin access. */
  readonly isAdmin: boolean | undefined;
  /** By form; null where the person is to have none. */
  readonly roles: ReadonlyMap<string, Role | null>;
}

const rank: readonly Role[] = ['newuser', 'expert', 'secretary', 'owner'];

/** Whether a claim, a text or a list of texts, holds the rule's value. */
function holds(claims: Claims, { claim, value }: SsoRule): boolean {
  const found = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  return Array.isArray(found) ? found.includes(value) : found === value;
}

/** The clinics that the claims open, by the first rule that holds for each. */
export function clinicsOf({ rules }: SsoConfiguration, claims: Claims): readonly string[] {
  return [...new Set(rules.filter((rule) => holds(claims, rule)).map(({ clinic }) => clinic))];
}

/** What the rules give in a clinic: of several roles in one form the highest. */
export function placeIn({ rules }: SsoConfiguration, claims: Claims, clinic: string): Place {
  const about = rules.filter((rule) => rule.clinic === clinic);
  const admin = about.filter(({ gives }) => gives.kind === 'admin');
  const roles = new Map<string, Role | null>();
  for (const rule of about) {
    if (rule.gives.kind !== 'role') continue;
    const { form, role } = rule.gives;
    const before = roles.get(form) ?? null;
    const given = holds(claims, rule) ? role : null;
    roles.set(form, rank.indexOf(given ?? 'newuser') > rank.indexOf(before ?? 'newuser') ? given : (before ?? given));
  }
  return { clinic, isAdmin: admin.length === 0 ? undefined : admin.some((rule) => holds(claims, rule)), roles };
}
