import { expect, test } from 'vitest';
import { roleNames } from '@/lib/domain/accounts/roles';
import { openableHref } from './openable-href';

const reader = (...roles: string[]) => ({ sub: '3b241101-e2bb-4255-8caf-4136c566a962', roles });

test.each([
  ['/profile/applications?tab=open', reader(), '/profile/applications?tab=open'],
  ['/en/course/1#fees', reader(), '/course/1#fees'],
  ['/advisor/dashboard', reader(roleNames.advisor), '/advisor/dashboard'],
  ['/advisor/dashboard', reader(roleNames.schoolAdmin), null],
  ['/advisor/user/application/1', reader(), null],
  ['/advisor/user/application/1', reader(roleNames.university), '/partner/application/1'],
  ['/no-such-page', reader(roleNames.advisor), null],
  ['https://evil.example/', reader(), null],
])('%s for %o is %s', (value, who, link) => {
  expect(openableHref(value, who)).toBe(link);
});
