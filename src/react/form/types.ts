import type { Calendar, Language } from '../../engine/definition/types.ts';
import type { Direction } from '../ui/language/language.tsx';
import type { Theme } from '../ui/style/use-theme.ts';
import type { FillingOptions } from './filling/types.ts';
import type { SavingClient } from './saving/saving.ts';
import type { FirstForm } from './source/first-form.ts';
import type { SourceClient, SourceOptions } from './source/load-source.ts';

export type { ErrorDetail } from './failure/failure.ts';
export type { ChangeDetail, SaveDetail, SubmitDetail } from './filling/events.ts';
export type { FormController } from './filling/types.ts';

/** The calls a filler makes by itself; `createClient` gives them. */
export interface FillerClient extends SourceClient, Partial<SavingClient> {}

/** The attributes and properties of `<porsa-form>`, in camel case. */
export interface FormFillerProps extends SourceOptions, FillingOptions {
  readonly service?: string;
  readonly headline?: string;
  readonly project?: string;
  /** Defaults to the provider's around, or the form's own. */
  readonly language?: Language;
  readonly calendar?: Calendar;
  readonly dir?: Direction;
  readonly theme?: Theme;
  readonly client?: FillerClient;
  /** The server's address, under which drafts and entries are kept; defaults to the page's own origin. */
  readonly api?: string;
  /** The form as `prepareFirst` gives it: drawn in the first render, as the server has drawn it. */
  readonly first?: FirstForm;
}
