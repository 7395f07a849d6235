import actionMenu from '../kit/action-menu/action-menu.css?inline';
import choices from '../kit/list/choices.css?inline';
import pager from '../kit/pager/pager.css?inline';
import { shoelaceTheme } from '../kit/shoelace/theme.ts';
import { kitStyles } from '../kit/styles.ts';
import table from '../kit/table/table.css?inline';
import controls from '../ui/style/controls.css?inline';
import tinted from '../ui/style/tinted.css?inline';
import tokens from '../ui/style/tokens.css?inline';
import canvas from './canvas/canvas.css?inline';
import cards from './canvas/cards.css?inline';
import typing from './canvas/typing.css?inline';
import designer from './designer.css?inline';
import dialogs from './dialogs/dialogs.css?inline';
import bands from './editors/bands/bands.css?inline';
import basic from './editors/basic/basic.css?inline';
import formula from './editors/formula/formula.css?inline';
import options from './editors/options/options.css?inline';
import sentence from './editors/sentence/sentence.css?inline';
import importing from './import/import.css?inline';
import opening from './opening/opening.css?inline';
import pages from './pages/pages.css?inline';
import preview from './preview/preview.css?inline';
import look from './look/look.css?inline';
import sections from './sections/sections.css?inline';
import settings from './settings/settings.css?inline';
import topBar from './workbench/top-bar.css?inline';
import workbench from './workbench/workbench.css?inline';

const own = [
  ...[designer, opening, workbench, topBar, pages, canvas, cards, look, typing],
  ...[preview, dialogs, settings, basic, options, bands, formula, sentence, sections, importing],
].join('\n');

/** The sheets of the designer: what it shares with others as they have it, its own as one. */
export const designerStyles: readonly string[] = [
  tokens,
  shoelaceTheme,
  controls,
  kitStyles,
  choices,
  actionMenu,
  table,
  pager,
  tinted,
  own,
];
