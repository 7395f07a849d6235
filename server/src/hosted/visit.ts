import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { CallingUser } from '../context/caller.ts';
import type { Context } from '../context/context.ts';
import { launchedBy } from '../smart/launched-by.ts';
import { acceptedLanguage, isLanguage } from '../http/request/language.ts';
import { learn } from '../languages/texts-in.ts';
import type { Named } from './address.ts';
import { visitorContext, type Hosting } from './hosted-context.ts';

/** Somebody at a form's page: what they asked for, and what they read. */
export interface Visit {
  readonly hosting: Hosting;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly named: Named;
  /** Chosen by the address. */
  readonly chosen?: Language;
  /** Asked for without the element. */
  readonly plain: boolean;
  /** Whom an EHR opened the form for; their page is plain, because only the server may act as them. */
  readonly as?: CallingUser;
}

interface Address {
  readonly Params: { readonly category?: string; readonly link?: string };
  readonly Querystring: { readonly language?: string; readonly lng?: string; readonly plain?: string };
}

export function visitOf(hosting: Hosting, request: FastifyRequest, reply: FastifyReply): Visit {
  const { category = '', link } = request.params as Address['Params'];
  const { lng, language = lng, plain } = request.query as Address['Querystring'];
  if (isLanguage(language)) learn(language);
  return {
    hosting,
    request,
    reply,
    named: link === undefined ? { category } : { link },
    ...(isLanguage(language) && { chosen: language }),
    plain: plain !== undefined || request.method === 'POST',
  };
}

/** The same, once it is known whether an EHR opened it. */
export async function launchedVisit(visit: Visit): Promise<Visit> {
  const as = 'link' in visit.named ? await launchedBy(visit.hosting.context, visit.named.link) : undefined;
  return as === undefined ? visit : { ...visit, as, plain: true };
}

/** What the address says, then what the browser does, then what the form is written for. */
export function languageOf({ chosen, request }: Visit, ofForm: Language | undefined = 'en'): Language {
  return chosen ?? acceptedLanguage(request.headers['accept-language']) ?? ofForm;
}

export const contextOf = ({ hosting, request, as }: Visit, language: Language): Context =>
  visitorContext(hosting, request, language, as);
