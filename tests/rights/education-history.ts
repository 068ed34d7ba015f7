import { eq } from 'drizzle-orm';
import { educationHistories } from '@/backend/db/schema';
import { type Rights, selfOnly, type Target } from './table';

const otherSchoolOf = ({ secret }: Target) => ({
  schoolName: secret,
  program: 'Nursing',
  degree: 'bachelor' as const,
  fromYear: 2020,
  toYear: null,
});

/** An education history with what only its person may read. @returns its version */
const historyOf = async (target: Target): Promise<number> => {
  const { backend, owner } = target;
  await backend.deps.db
    .insert(educationHistories)
    .values({
      userId: owner.id,
      highSchools: [],
      otherSchools: [otherSchoolOf(target)],
      updatedAt: backend.clock.now(),
    })
    .onConflictDoNothing();
  const [row] = await backend.deps.db
    .select({ version: educationHistories.version })
    .from(educationHistories)
    .where(eq(educationHistories.userId, owner.id));
  return row?.version ?? 0;
};

export const educationHistoryRights: Rights = {
  'user/education-history.get': {
    ...selfOnly,
    send: async (target) => {
      await historyOf(target);
      return { params: { id: target.owner.id } };
    },
  },
  'user/education-history.update': {
    ...selfOnly,
    send: async (target) => ({
      params: { id: target.owner.id },
      version: await historyOf(target),
      body: { otherSchools: [otherSchoolOf(target)] },
    }),
  },
};
