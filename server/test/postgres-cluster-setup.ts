import { folderVariable, makeClusterFolder, stopCluster } from './postgres-cluster.ts';

/** Gives a test run a folder for its databases, and clears it away at the end. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await makeClusterFolder();
  process.env[folderVariable] = folder;
  return () => stopCluster(folder);
}
