import { expect, test } from 'vitest';
import { readServerEnv } from '@/lib/env/server-env';
import { isOwnOrganization } from './own-organization';

const [career, other] = ['5a1a0000-0000-4000-8000-0000000000CC', '5a1a0000-0000-4000-8000-0000000000dd'];

test('the career centers may have an organization of their own beside that of the site', () => {
  const env = readServerEnv({ CAREER_CENTER_ORGANIZATION_ID: career });
  const isOwn = [env.ORGANIZATION_ID, career, career.toLowerCase(), other].map((id) =>
    isOwnOrganization({ env }, id),
  );
  expect(isOwn).toEqual([true, true, true, false]);
  expect(readServerEnv({ ORGANIZATION_ID: other }).CAREER_CENTER_ORGANIZATION_ID).toBe(other);
});
