export { drive } from '../floor-dom/drive.mjs';
