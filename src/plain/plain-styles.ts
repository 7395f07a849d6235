import dateParts from '../fields/dates/parts/date-parts.css?inline';
import { formStyles } from '../react/form/filler-styles.ts';
import controls from '../react/ui/style/controls.css?inline';
import tokens from '../react/ui/style/tokens.css?inline';
import { bySystemTheme } from './by-system-theme.ts';
import plain from './plain.css?inline';

/** All that a page in native controls needs. Its root has the classes `porsa-root` and `porsa-form`, in it `porsa-filling`. */
export const plainStyles = [bySystemTheme(tokens), controls, formStyles, dateParts, plain].join('\n');
