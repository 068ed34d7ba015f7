import { analyzeNewTables } from '@/backend/db/analyze';
import { openDoor } from '@/backend/compose';
import { hasAdvisor } from '@/backend/services/staff/staff-lists';
import { insertQuestionnaires } from '@/backend/seed/insert-questionnaires';
import { insertSiteTexts } from '@/backend/seed/insert-site-texts';
import { seedDemo } from '@/backend/seed/seed-demo';

const noAdvisorHint = `
Nobody can administer this site yet. Name the first advisor (stop first where the database is embedded):
  npm run staff -- add PHONE-OR-EMAIL --role advisor --name "LAST FIRST"
`;

/**
 * Migrates the database and inserts the questionnaires, the site's own texts and, depending on the settings, the
 * demo.
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
    await insertQuestionnaires(door.deps);
    await insertSiteTexts(door.deps);
    if (door.deps.env.SEED === 'demo') await seedDemo(door.deps);
    await analyzeNewTables(door.database);
    if (!(await hasAdvisor(door.deps))) process.stdout.write(`${noAdvisorHint}\n`);
  } finally {
    await door.close();
  }
}

main().catch((error: unknown) => {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${cause}\n`);
  process.exit(1);
});
