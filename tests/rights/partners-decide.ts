import { eq } from 'drizzle-orm';
import { schoolConfigurations } from '@/backend/db/schema';
import { partnersDecideSetting } from '@/lib/domain/schools/school-settings';
import type { Target } from './table';

export const letPartnersDecide = ({ backend, school }: Target) =>
  backend.deps.db
    .insert(schoolConfigurations)
    .values({ schoolId: school.id, configId: partnersDecideSetting, value: true })
    .onConflictDoUpdate({
      target: [schoolConfigurations.schoolId, schoolConfigurations.configId],
      set: { value: true },
    });

export const letSchoolDecide = ({ backend, school }: Target) =>
  backend.deps.db.delete(schoolConfigurations).where(eq(schoolConfigurations.schoolId, school.id));

export const readers = {
  partner: 'A partner reads who applies to its school.',
  university: 'A university reads who applies to it.',
};
