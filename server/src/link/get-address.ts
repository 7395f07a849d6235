import { languages, type Language } from '../../../src/engine/languages/known.ts';
import { may } from '../access/rules.ts';
import type { Context } from '../context/context.ts';
import type { Handlers } from '../context/handler.ts';
import { clinicTitle } from '../form/get-form.ts';
import { findCategory } from '../guard/find-category.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { drawQr } from '../second-step/draw-qr.ts';

/** Where the form's own page is. Whoever opens it has no clinic yet: a slug that is the older form's elsewhere will not do. */
export const getAddress: Handlers['/app/getaddress'] = async (context, { category: idOrSlug }) => {
  const { id, slug, clinic, title, version, settings, role } = await reachCategory(context, idOrSlug, 'fill');
  const { publicUrl } = context.config;
  const category = (await findCategory(asVisitor(context), slug))?.id === id ? slug : id;
  const url = `${publicUrl}/f/${category}`;
  const pages = languages.map((language) => pageOf(url, language));
  return {
    url,
    qr: drawQr(url),
    script: `${publicUrl}/embed/porsa.js`,
    category,
    title,
    clinic: await clinicTitle(context, clinic),
    isPublished: version !== null,
    isPublic: settings.allowPublicScores === true,
    isWithdrawn: settings.withdrawn === true,
    isEmbeddable: (settings.allowedOrigins ?? []).length > 0,
    pages,
    canMail: may(role, 'share', true),
    canText: context.config.sms !== undefined && may(role, 'share', true),
    ...(may(role, 'administer', true) && { allowedOrigins: settings.allowedOrigins ?? [] }),
  };
};

function pageOf(form: string, language: Language) {
  const url = `${form}?language=${language}`;
  return { language, url, qr: drawQr(url) };
}

function asVisitor(context: Context): Context {
  const { user: _user, ...caller } = context.caller;
  return { ...context, caller };
}
