import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { addSigningKey } from '@/backend/secrets';
import { readServerEnv } from '@/lib/env/server-env';
import { runAndReport } from './table-door';

const { DATA_DIR } = readServerEnv(process.env);
const isAlone = process.argv.includes('--at-once');

runAndReport(async () => {
  const file = resolve(join(DATA_DIR, 'secrets.json'));
  if (!existsSync(file)) throw new Error(`${file} does not exist: the first start of Sala makes it.`);
  const from = (await addSigningKey(DATA_DIR, new Date(), isAlone)).toISOString();
  process.stdout.write(
    isAlone
      ? `A new key is in ${file}. Stop all processes, copy the file to every machine, and start them: browsers get new tokens by themselves.\n`
      : `A new key is in ${file} and signs from ${from}. Until then copy the file to every machine and restart all processes, one after the other.\n`,
  );
});
