import form from '../../../../../locales/fa/form.json';
import rules from '../../../../../locales/fa/rules.json';

/** All that the filler says in one language, by namespace. */
export const texts = { form, rules };
