export {
  $calendar,
  $direction,
  $language,
  $search,
  $session,
  $subTitle,
  $theme,
  $title,
  dispatch,
  login,
  logout,
  openSession,
  sessionSource,
  setScreen,
} from '../store/session.ts';
export { $menu, dispatchMenu, type MenuAction, type MenuState } from '../store/menu.ts';
export {
  $notices,
  askConfirm,
  dismissNotice,
  showError,
  showShort,
  showSuccess,
  type Notice,
} from '../store/notices.ts';
export type { SessionAction } from '../store/session-actions.ts';
export type { SessionRecord } from '../store/session-record.ts';
