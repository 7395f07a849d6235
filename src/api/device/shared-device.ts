export const sharedDeviceMark = 'porsa|shared-device';

/** Whether somebody said that others use this device too: nothing is kept on it then. Throws where storage is blocked, and nothing can be kept. */
export const isSharedDevice = (): boolean => Boolean(globalThis.localStorage?.getItem(sharedDeviceMark));
