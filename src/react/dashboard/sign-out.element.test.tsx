import { expect } from '@open-wc/testing';
import { $session } from '../../store/session.ts';
import { cleanUp, openPortal } from '../../../test/support/screens/open-portal.tsx';

afterEach(cleanUp);

describe('Signing out with changes that only this device has', () => {
  it('asks first, and leaves everything as it is on no', async () => {
    let signedOut = 0;
    const portal = await openPortal('/dashboard', {
      countUnsaved: async () => 2,
      onSignOut: () => {
        signedOut += 1;
      },
    });
    await portal.press('Sign out');
    await portal.until('2 forms or proposals have unsaved changes');
    await portal.press('Cancel');
    expect([signedOut, $session.get().authenticated]).to.deep.equal([0, true]);
    await portal.press('Sign out');
    await portal.press('Sign out and delete');
    expect([signedOut, $session.get().authenticated]).to.deep.equal([1, false]);
  });

  it('asks nothing where there are none, or the device cannot say', async () => {
    const portal = await openPortal('/dashboard', { countUnsaved: () => Promise.reject(new Error('blocked')) });
    await portal.press('Sign out');
    expect($session.get().authenticated).to.equal(false);
    await portal.until('You’re signed out.');
  });
});
