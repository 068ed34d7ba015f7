import { expect, test } from 'vitest';
import { temporarySecrets } from '@/backend/secrets';
import { useTestBackend } from '@/tests/support/backend';
import { requireOwnSecrets } from './own-secrets';

const backend = useTestBackend();

test('a database knows its secrets again and refuses others by name', async () => {
  const { db, secrets } = backend.current.deps;
  await requireOwnSecrets(db, secrets, '.data');
  await requireOwnSecrets(db, secrets, '.data');
  const others = requireOwnSecrets(db, await temporarySecrets(), '/srv/sala');
  await expect(others).rejects.toThrow(/^\/srv\/sala\/secrets\.json does not belong to this database/);
});
