import form from '../../../../../locales/en/form.json';
import rules from '../../../../../locales/en/rules.json';

/** All that the filler says in one language, by namespace. */
export const texts = { form, rules };
