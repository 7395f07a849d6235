import { expect, it } from 'vitest';
import { menuDefaults, reduceMenu, type MenuAction } from './menu.ts';

it('is open by default', () => expect(menuDefaults.opened).toBe(true));

it('opens and closes the drawer', () => {
  expect(reduceMenu(menuDefaults, { type: 'SET_MENU', opened: false }).opened).toBe(false);
});

it('remembers the item opened, once', () => {
  const once = reduceMenu(menuDefaults, { type: 'MENU_OPEN', id: 'forms' });
  const twice = reduceMenu(once, { type: 'MENU_OPEN', id: 'forms' });
  expect(twice).toMatchObject({ selected: 'forms', isOpen: ['forms'] });
});

it('opens and closes a group that collapses', () => {
  const open = reduceMenu(menuDefaults, { type: 'MENU_TOGGLE', id: 'scores' });
  expect([open.isOpen, reduceMenu(open, { type: 'MENU_TOGGLE', id: 'scores' }).isOpen]).toEqual([['scores'], []]);
});

it('takes another font and another radius', () => {
  const tahoma = reduceMenu(menuDefaults, { type: 'SET_FONT_FAMILY', fontFamily: 'Tahoma' });
  expect(reduceMenu(tahoma, { type: 'SET_BORDER_RADIUS', borderRadius: 4 })).toEqual({
    ...menuDefaults,
    fontFamily: 'Tahoma',
    borderRadius: 4,
  });
});

it('keeps the very same state for an unknown action', () => {
  expect(reduceMenu(menuDefaults, { type: 'NOTHING' } as unknown as MenuAction)).toBe(menuDefaults);
});
