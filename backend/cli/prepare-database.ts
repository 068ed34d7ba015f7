import { analyzeNewTables } from '@/backend/db/analyze';
import { openDoor } from '@/backend/compose';
import { firstSteps } from '@/backend/features/accounts/services/first-steps';
import { insertReferenceData } from '@/backend/seed/insert-reference-data';
import { seedDemo } from '@/backend/seed/seed-demo';

/**
 * Migrates the database and inserts what every site begins with and, depending on the settings, the demo.
 */
async function main(): Promise<void> {
  const door = await openDoor(
    { ...process.env, LOG_LEVEL: 'error' },
    {
      jobs: false,
    },
  );
  try {
    await door.database.migrate();
    await insertReferenceData(door.deps);
    if (door.deps.env.SEED === 'demo') await seedDemo(door.deps);
    await analyzeNewTables(door.database);
    for (const step of await firstSteps(door.deps)) process.stdout.write(`\n${step}\n\n`);
  } finally {
    await door.close();
  }
}

main().catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`);
  process.exit(1);
});
