import type { CallData } from '../../../src/api/contract/contract.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import { makeCall } from '../calls/make-call.ts';
import { ServerError } from '../errors/server-error.ts';
import { notePress } from './document/noted-press.ts';
import { writeTree, type WrittenTree } from './document/write-tree.ts';
import type { HostedForm } from './open-form.ts';
import { contextOf, type Visit } from './visit.ts';

type Opened = CallData<'/category/openform'>;

/** A form as it stands in its page before any script has run. */
export interface StandingView {
  readonly tree: WrittenTree;
  /** CSS inside of the element. */
  readonly styles: readonly string[];
  /** What `/category/openform` gives, without the tree: the element need not ask for it. */
  readonly reply: string;
  /** Code that the form needs beside the filler's own. */
  readonly files: readonly string[];
}

/** Characters of a view from which on it is left to the element: the page would be twice as large for no reader's gain. */
const largest = 400_000;
/** A policy names each value of a `style` attribute. */
const mostInlineStyles = 40;

const written = new WeakMap<object, StandingView | undefined>();
const common = new WeakMap<object, Promise<string>>();

/**
 * The form's first view for its own page; undefined where there is none, or it is for the element to ask for.
 *
 * It is the same for all who open the form: where a link brings answers or leads to a patient file, the element draws it.
 */
export async function standingView(
  visit: Visit,
  { named, category, given, isOfFile }: HostedForm,
  language: Language,
): Promise<StandingView | undefined> {
  if (visit.plain || given || isOfFile) return undefined;
  try {
    const body = { category: 'link' in named ? category.id : named.category, language };
    const opened = await makeCall(visit.hosting, visit.request, contextOf(visit, language), {
      path: '/category/openform',
      body,
    });
    if (!opened.view) return undefined;
    if (!written.has(opened.view)) written.set(opened.view, write(opened, await commonStyle(visit)));
    return written.get(opened.view);
  } catch (error) {
    // The page stands without it.
    if (error instanceof ServerError) return undefined;
    throw error;
  }
}

function commonStyle({ hosting: { renderer } }: Visit): Promise<string> {
  const known = common.get(renderer) ?? renderer.standingStyle();
  common.set(renderer, known);
  known.catch(() => common.delete(renderer));
  return known;
}

function write(opened: Opened, style: string): StandingView | undefined {
  const { view } = opened;
  if (!view || JSON.stringify(view.tree).length > largest) return undefined;
  const tree = writeTree(view.tree.map(notePress));
  if (tree.inlineStyles.length > mostInlineStyles) return undefined;
  return {
    tree,
    styles: [style, ...view.styles],
    reply: JSON.stringify({ ...opened, view: { ...view, tree: [] } }),
    files: view.files,
  };
}
