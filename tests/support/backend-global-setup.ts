import { bundleThreads } from '../../backend/cli/bundle-server.mjs';
import { prepareTestDatabases } from './test-database';

export default async function prepareBackend(): Promise<void> {
  await bundleThreads();
  await prepareTestDatabases();
}
