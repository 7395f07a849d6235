import { atom, type ReadableAtom } from 'nanostores';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Finding, Proposal } from '../../../proposal/types.ts';

/** Looks a proposal through; the rules are fetched the first time. */
export type CheckProposal = (
  proposal: Proposal,
  options: { readonly template: ProposalTemplate; readonly language: CoreLanguage },
) => Promise<readonly Finding[]>;

interface CheckingOptions {
  readonly $proposal: ReadableAtom<Proposal>;
  readonly $template: ReadableAtom<ProposalTemplate>;
  readonly language: CoreLanguage;
  readonly check: CheckProposal;
}

/** Milliseconds of rest after a change before it is checked. */
const rest = 500;

/** Keeps the findings up to date while the browser has nothing else to do. */
export function createChecking({ $proposal, $template, language, check: look }: CheckingOptions) {
  const $findings = atom<readonly Finding[]>([]);
  let speaks = language;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  async function check(): Promise<readonly Finding[]> {
    clearTimeout(timer);
    const mine = (turn += 1);
    const findings = await look($proposal.get(), { template: $template.get(), language: speaks });
    if (mine === turn) $findings.set(findings);
    return findings;
  }

  const checkWhenIdle = (): void => whenIdle(() => void check().catch(() => undefined));
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(checkWhenIdle, rest);
  };
  const stops = [$proposal.listen(schedule), $template.listen(schedule)];
  // The rules are not fetched for an empty proposal: everything is missing in it.
  if (!isEmpty($proposal.get())) schedule();
  return {
    $findings,
    check,
    speak(other: CoreLanguage) {
      if (other === speaks) return;
      speaks = other;
      if (turn > 0) checkWhenIdle();
    },
    stop() {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

const isEmpty = ({ values, reasons }: Proposal): boolean => Object.keys({ ...values, ...reasons }).length === 0;

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work);
}
