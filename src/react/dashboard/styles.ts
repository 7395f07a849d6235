import list from '../kit/list/list.css?inline';
import pager from '../kit/pager/pager.css?inline';
import table from '../kit/table/table.css?inline';
import { kitStyles } from '../kit/styles.ts';
import { shoelaceTheme } from '../kit/shoelace/theme.ts';
import tokens from '../ui/style/tokens.css?inline';
import portal from './portal.css?inline';
import chart from './chart/chart.css?inline';
import face from './pictures/face.css?inline';
import figures from './styles/figures.css?inline';
import form from './styles/form.css?inline';
import logo from './pictures/logo.css?inline';
import rows from './parts/rows.css?inline';
import section from './parts/section.css?inline';
import print from './styles/print.css?inline';
import text from './styles/text.css?inline';
import toolbar from './styles/toolbar.css?inline';
import way from './link/icon-link.css?inline';
import cardActions from './cards/card-actions.css?inline';
import starButton from './favorites/star-button.css?inline';
import forms from './forms/forms.css?inline';
import favorites from './home/favorites.css?inline';
import start from './home/start.css?inline';
import groups from './people/groups.css?inline';
import accountMenu from './menu/account-menu.css?inline';
import bottomBar from './shell/bottom-bar.css?inline';
import menuList from './menu/menu-list.css?inline';
import noticeBell from './notices/notice-bell.css?inline';
import notices from './notices/notices.css?inline';
import paletteButton from './palette/palette-button.css?inline';
import openingBlocks from './shell/opening-blocks.css?inline';
import searchBox from './shell/search-box.css?inline';
import shell from './shell/shell.css?inline';
import sideDrawer from './shell/side-drawer.css?inline';
import topBar from './shell/top-bar.css?inline';

const portalStyles = [
  portal,
  chart,
  face,
  figures,
  form,
  logo,
  rows,
  section,
  text,
  toolbar,
  way,
  cardActions,
  starButton,
  forms,
  favorites,
  start,
  groups,
  accountMenu,
  bottomBar,
  menuList,
  noticeBell,
  notices,
  paletteButton,
  openingBlocks,
  searchBox,
  shell,
  sideDrawer,
  topBar,
  print,
].join('\n');

/** The sheets of the portal: tokens, kit, and each component's own. */
export const styles = [tokens, shoelaceTheme, kitStyles, list, pager, table, portalStyles] as const;
