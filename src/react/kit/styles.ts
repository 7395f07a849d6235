import button from './button/button.css?inline';
import colorField from './color-field/color-field.css?inline';
import dialog from './dialog/dialog.css?inline';
import field from './field/field.css?inline';
import icon from './icon/icon.css?inline';
import menu from './menu/menu.css?inline';
import states from './states/states.css?inline';
import toast from './toast/toast.css?inline';
import scales from '../ui/style/scales.css?inline';

/** The scales, and the sheets of what every screen on the kit uses; lists, tables and the pager are added by those that have them. */
export const kitStyles = [scales, icon, button, dialog, field, colorField, menu, states, toast].join('\n');
