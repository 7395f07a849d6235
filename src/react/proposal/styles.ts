import actionMenu from '../kit/action-menu/action-menu.css?inline';
import choices from '../kit/list/choices.css?inline';
import { kitStyles } from '../kit/styles.ts';
import tokens from '../ui/style/tokens.css?inline';
import dialogs from './dialogs/dialogs.css?inline';
import findings from './findings/findings.css?inline';
import form from './form/form.css?inline';
import guidance from './form/guidance.css?inline';
import outline from './form/outline.css?inline';
import pico from './pico/pico.css?inline';
import proposal from './proposal.css?inline';
import questions from './questions/questions.css?inline';
import sources from './sources/sources.css?inline';
import text from './text/text.css?inline';
import workbench from './workbench/workbench.css?inline';

const own = [proposal, workbench, outline, guidance, form, text, questions, findings, pico, sources, dialogs].join(
  '\n',
);

/** The sheets of the proposal helper: what it shares with others as they have it, its own as one. */
export const proposalStyles: readonly string[] = [tokens, kitStyles, actionMenu, choices, own];
