import { buildDump } from './test-database';

export default async function setup(): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) await buildDump();
}
