import type { Answers } from '../../../engine/definition/types.ts';
import type { LiveForm, Patient } from '../../../engine/live-form/types.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import type { FilePlace } from '../../ui/field/filler-tools.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import type { ErrorDetail } from '../failure/failure.ts';
import type { Draft, Saving } from '../saving/saving.ts';
import type { ChangeDetail, SaveDetail, SubmitDetail } from './events.ts';
import type { HeldClock } from '../source/held-clock.ts';
import type { FillerMode, FormSource } from '../source/load-source.ts';

/** What a page can do with the form it shows. */
export interface FormController {
  readonly form: LiveForm;
  /** Id of the page that is open. */
  page(): string | undefined;
  /** Checks, then saves; true when the entry is sent or kept to be sent. */
  save(): Promise<boolean>;
  /** Everything wrong; also shows it beside the questions. */
  validate(): readonly Problem[];
  /** Back to how the form was opened; the draft goes too. */
  reset(): void;
  print(): void;
}

/** What is held of a filling that was taken down: in memory, and for the same form and reader alone. */
export interface KeptFilling {
  whose?: string | undefined;
  draft?: Draft | undefined;
  files?: Map<string, File>;
}

/** What a host gives to the filling of a form, and what it hears. */
export interface FillingOptions {
  /** Only this page is filled and saved. */
  readonly page?: string;
  /** The page where a form of several is opened; defaults to the first. */
  readonly startAt?: string;
  /** The patient file that the entry belongs to. */
  readonly file?: string;
  readonly answers?: Answers;
  readonly patient?: Patient;
  /** Nothing can be changed or sent, as in a disabled fieldset. */
  readonly disabled?: boolean;
  /** Where entries and drafts go; defaults to this device's outbox over `client`. */
  readonly saving?: Saving;
  /** `memory` keeps nothing on the device. Defaults to `device`. */
  readonly storage?: 'device' | 'memory';
  /** Holds what was typed while the filler is taken down, so that it goes on from there. */
  readonly kept?: KeptFilling;
  /** The form and who reads it: of another, nothing of what is kept is shown. */
  readonly whose?: string;
  /** The clock. */
  readonly now?: () => Date;
  onReady?(controller: FormController): void;
  /** The form was closed: another one opens, or none. */
  onGone?(): void;
  onChange?(detail: ChangeDetail): void;
  /** The entry is stored, or waits safely. */
  onSave?(detail: SaveDetail): void;
  /** The person has sent answers that hold to every rule. Where it returns false nothing is stored, and the form stays open. */
  onSubmit?(detail: SubmitDetail): boolean | void;
  onError?(detail: ErrorDetail): void;
}

/** Everything around a form being filled, as it is now; it may change while the form stays open. */
export interface FillingInput extends FillingOptions {
  readonly source: FormSource;
  readonly mode: FillerMode;
  readonly language: LanguageTools;
  readonly files?: FilePlace;
  /** Of a form that was drawn before it was live. */
  readonly clock?: HeldClock;
  /** The draft that the form was loaded for, in the version it was begun in. */
  readonly resumed?: Draft;
  /** Loads the form again: in the version of a draft, or the current one. */
  reload(draft?: Draft): void;
  /** Whether the person is at work in the form already. */
  isFocused(): boolean;
  print(form: LiveForm): void;
}
