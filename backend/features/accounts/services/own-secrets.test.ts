import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretFingerprints } from '@/backend/db/schema';
import { openSecrets, temporarySecrets } from '@/backend/secrets';
import { useTestBackend } from '@/tests/support/backend';
import { openOwnSecrets, requireOwnSecrets } from './own-secrets';

const backend = useTestBackend();

test('a database knows its secrets again and refuses others by name', async () => {
  const { db, secrets } = backend.current.deps;
  await requireOwnSecrets(db, secrets, '.data');
  await requireOwnSecrets(db, secrets, '.data');
  const others = requireOwnSecrets(db, await temporarySecrets(), '/srv/sala');
  await expect(others).rejects.toThrow(/^\/srv\/sala\/secrets\.json does not belong to this database/);
});

test('a used database is opened with its own secrets alone, and a refusal leaves no file behind', async () => {
  const { db } = backend.current.deps;
  await db.delete(secretFingerprints);
  const folder = () => mkdtempSync(join(tmpdir(), 'sala-own-secrets-'));
  const [own, empty, other] = [folder(), folder(), folder()];
  const secrets = await openOwnSecrets(db, own);
  await requireOwnSecrets(db, secrets, own);
  expect((await openOwnSecrets(db, own)).id).toBe(secrets.id);
  await expect(openOwnSecrets(db, empty)).rejects.toThrow(`${empty}/secrets.json is missing`);
  expect(existsSync(join(empty, 'secrets.json'))).toBe(false);
  await openSecrets(other);
  await expect(openOwnSecrets(db, other)).rejects.toThrow(
    `${other}/secrets.json does not belong to this database`,
  );
  cpSync(own, empty, { recursive: true });
  expect((await openOwnSecrets(db, empty)).id).toBe(secrets.id);
});
