import en from '../../../../locales/en/shareddevice.json';
import fa from '../../../../locales/fa/shareddevice.json';

/** Texts of the mark of a shared device; fetched with it. */
export const sharedDeviceTexts = { en, fa };
