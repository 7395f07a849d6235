export { drive } from '../porsa/drive.mjs';
