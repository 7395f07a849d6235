import type { CallRule, Need, Reach } from '../../src/access/call-rule.ts';
import { extentOf, may, mayByShare } from '../../src/access/rules.ts';
import { clinicOf, isSignedIn, roleAt, shareOf, type Actor, type Target } from './actors.ts';

export type Outcome = 'allowed' | 401 | 403 | 404;

interface Asked {
  readonly rule: CallRule;
  readonly body: object;
  /** An id that is in nobody's hands is made by the call. */ readonly makes: boolean;
}

/** What the tables say of one cell. */
export function predict(actor: Actor, target: Target, { rule, body, makes }: Asked): Outcome {
  const named = rule.reach.filter(({ from }) => Object.hasOwn(body, from));
  const need = askNeed(actor, named.length === 0 ? (rule.otherwise ?? rule.need) : rule.need);
  if (need !== 'allowed') return need;
  for (const reach of named) {
    const outcome =
      reach.on === 'file' ? askFile(actor, reach, target, makes) : askCategory(actor, reach, target, makes);
    if (outcome !== 'allowed') return outcome;
  }
  return 'allowed';
}

function askNeed(actor: Actor, need: Need): Outcome {
  if (need !== 'nobody' && !isSignedIn(actor)) return 401;
  if (need === 'person' && actor === 'limited') return 403;
  return (need === 'admin' || need === 'maker') && actor !== 'admin' ? 403 : 'allowed';
}

const notFound = (actor: Actor): Outcome => (isSignedIn(actor) ? 404 : 401);

function askCategory(actor: Actor, { action, through, within }: Reach, target: Target, makes: boolean): Outcome {
  if (target.on === 'nothing') return 'allowed';
  if (target.place === 'nowhere') return within && makes && actor === 'admin' ? 'allowed' : 404;
  const role = roleAt(actor, target.place);
  const share =
    through !== undefined && target.on === 'file' && target.state === 'others' && target.place !== 'foreign'
      ? shareOf(actor)
      : undefined;
  if ((role !== undefined && may(role, action, true)) || (share !== undefined && mayByShare(share, action)))
    return 'allowed';
  if (role === undefined && share === undefined) return notFound(actor);
  return isSignedIn(actor) ? 403 : 401;
}

function askFile(actor: Actor, { action }: Reach, target: Target, makes: boolean): Outcome {
  if (target.on !== 'file') return 'allowed';
  if (target.state === 'nowhere' && makes) return 'allowed';
  if (!isSignedIn(actor)) return 401;
  if (target.state === 'removed' || target.state === 'nowhere') return 404;
  const role =
    clinicOf(actor) === (target.place === 'foreign' ? 'second' : 'first')
      ? roleAt(actor, target.place)
      : target.place === 'open' && makes
        ? roleAt(actor, 'open')
        : undefined;
  const share = target.state === 'others' && target.place !== 'foreign' ? shareOf(actor) : undefined;
  if (role !== undefined && may(role, action, target.state === 'own')) return 'allowed';
  if (share !== undefined) return mayByShare(share, action) ? 'allowed' : 403;
  if (role === undefined || extentOf(role, action) === 'own') return 404;
  return 403;
}
