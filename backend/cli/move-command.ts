import { startFailure } from '@/backend/db/database-away';
import { databaseName } from '@/backend/db/database-name';
import { isUnused, requireEmbeddedDatabase } from '@/backend/db/existing-database';
import { openOwnDatabase } from '@/backend/compose';
import { openStorage } from '@/backend/gateways/open-gateways';
import { systemClock } from '@/backend/process';
import { openOwnSecrets } from '@/backend/features/accounts/services/own-secrets';
import { moveFiles, moveRows } from '@/backend/operation/move';
import { readServerEnv } from '@/lib/env/server-env';
import { runAndReport } from './table-door';

const say = (text: string) => process.stdout.write(`${text}\n`);

runAndReport(async () => {
  const env = readServerEnv(process.env);
  if (!env.DATABASE_URL)
    throw new Error(
      'Name the PostgreSQL to move to in DATABASE_URL; DATA_DIR names the folder to move from.',
    );
  const { DATABASE_URL: _url, S3_ENDPOINT: _endpoint, ...inFolder } = env;
  requireEmbeddedDatabase(inFolder);
  const [from, to] = [await openOwnDatabase(inFolder), await openOwnDatabase(env)];
  try {
    const unused = await isUnused(to.db).catch((error: unknown) => {
      throw startFailure(error, env.DATABASE_URL);
    });
    if (!unused) throw new Error(`${databaseName(env)} is used. Move into an empty one.`);
    await Promise.all([from.migrate(), to.migrate()]);
    const secrets = await openOwnSecrets(from.db, env.DATA_DIR);
    const startedMs = performance.now();
    const rows = await moveRows(from.db, to.db);
    say(`${rows} rows moved, equal by hash (${Math.round((performance.now() - startedMs) / 1000)} s).`);
    if (env.S3_ENDPOINT) {
      const [folder, bucket] = await Promise.all(
        [inFolder, env].map((settings) => openStorage(settings, secrets, systemClock)),
      );
      if (folder && bucket)
        say(`${await moveFiles(folder, bucket)} files are in the buckets, equal by hash.`);
    }
    say(
      `Start Sala with the same DATA_DIR, whose secrets.json belongs to both. ${databaseName(inFolder)} is untouched.`,
    );
  } finally {
    await Promise.all([from.close(), to.close()]);
  }
});
