import { deflateSync } from 'node:zlib';
import type { CallData } from '../../../src/api/contract/contract.ts';
import type { ServerContext } from '../context/context.ts';
import { drawQr } from '../second-step/draw-qr.ts';

type Device = NonNullable<CallData<'/admin/storeapikey'>['device']>;

/**
 * How ODK Collect is set up with a key: its settings as JSON, deflated, in base64, in a QR code.
 *
 * https://docs.getodk.org/collect-import-export/
 */
export function deviceFor({ config }: Pick<ServerContext, 'config'>, title: string, id: string, key: string): Device {
  const url = `${config.publicUrl}/openrosa`;
  const settings = {
    general: { protocol: 'odk_default', server_url: url, username: id, password: key },
    admin: {},
    project: { name: title },
  };
  return { url, qr: drawQr(deflateSync(JSON.stringify(settings)).toString('base64')) };
}
