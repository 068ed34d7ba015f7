import { eq } from 'drizzle-orm';
import { profiles, users } from '@/backend/db/schema';
import { isKhmerName } from '@/lib/domain/values/name';
import { isWrittenName } from '@/lib/domain/values/name';
import { onDatabase } from './table-door';

type Name = readonly [field: string, name: string | null];

const problemsOf = (where: string, id: string, latin: readonly Name[], khmer: readonly Name[]): string[] =>
  [
    ...latin.filter(([, name]) => name && !isWrittenName(name)),
    ...khmer.filter(([, name]) => name && !isKhmerName(name)),
  ].map(([field, name]) => `${where} ${id} ${field}: ${JSON.stringify(name)}`);

onDatabase(async ({ deps: { db } }) => {
  const accounts = await db.select().from(users);
  const shared = await db.select().from(profiles).where(eq(profiles.isDeleted, false));
  const lines = [
    ...accounts.flatMap(({ id, firstName, lastName, firstNameKm, lastNameKm }) =>
      problemsOf(
        'account',
        id,
        [
          ['firstName', firstName],
          ['lastName', lastName],
        ],
        [
          ['firstNameKm', firstNameKm],
          ['lastNameKm', lastNameKm],
        ],
      ),
    ),
    ...shared.flatMap(({ id, firstName, lastName, firstNameNative, lastNameNative }) =>
      problemsOf(
        'profile',
        id,
        [
          ['firstName', firstName],
          ['lastName', lastName],
        ],
        [
          ['firstNameNative', firstNameNative],
          ['lastNameNative', lastNameNative],
        ],
      ),
    ),
  ];
  process.stdout.write(`${[...lines, `${lines.length} names are no names.`].join('\n')}\n`);
});
