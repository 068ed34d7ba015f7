import { queryOptions } from '@tanstack/react-query';
import { academicApi } from '@/lib/api/academic';
import { isApiError } from '@/lib/api/api-error';
import { lmsApi } from '@/lib/api/lms';
import { qaApi } from '@/lib/api/qa';
import { findOpenPrograms, type Where } from '@/components/orientation/find-open-programs';
import type { Subject } from '@/lib/contract/schools/subjects';
import type { Membership } from '@/lib/contract/school-day/memberships';
import type { HollandRecord, PersonalityRecord } from '@/lib/contract/orientation/orientation';
import { isStudying } from '@/lib/domain/accounts/person-roles';
import { homeLimits } from '@/lib/domain/limits';

/** Where the person studies, works, or has a child. */
export const ownSchoolsQuery = (userId: string) =>
  lmsApi.memberships.list.queryOptions({ params: { userId } });

/** The places with a day of lessons: where the person teaches or studies, or a child does. */
export const placesToday = (all: readonly Membership[]) =>
  all.filter((each) => each.kind === 'teacher' || isStudying(each));

/** The ids of the schools where the person studies now. */
export const studiesAt = (all: readonly Membership[]): string[] =>
  all.flatMap((each) => (each.kind === 'student' && isStudying(each) ? each.organizationId : []));

const orNone = (error: unknown): null => {
  if (isApiError(error, 404)) return null;
  throw error;
};

/** The newer result of the account; null when there is none. */
export const latestResultQuery = (orgId: string, userId: string) =>
  queryOptions({
    queryKey: ['home/result', orgId, userId],
    queryFn: async (): Promise<HollandRecord | PersonalityRecord | null> => {
      const input = { params: { orgId }, query: { userId } };
      const results = await Promise.all([
        qaApi.orientation.holland(input).catch(orNone),
        qaApi.orientation.personality(input).catch(orNone),
      ]);
      const taken = results.filter((result) => result !== null);
      return taken.toSorted((a, b) => Date.parse(b.takenAt) - Date.parse(a.takenAt))[0] ?? null;
    },
  });

/** Programs of these schools that are open and have a last day, the next one first. */
export const deadlinesQuery = (schoolIds: readonly string[]) =>
  queryOptions({
    queryKey: ['home/deadlines', schoolIds],
    queryFn: async (): Promise<Subject[]> => {
      const lists = await Promise.all(
        schoolIds
          .slice(0, homeLimits.schoolsAsked)
          .map((schoolId) =>
            academicApi.subjects.enrollment({ query: { schoolId, limit: homeLimits.deadlinesShown } }),
          ),
      );
      const days = lists.flatMap(({ data }) => data).filter(({ applicationDeadline }) => applicationDeadline);
      return days
        .toSorted((a, b) => (a.applicationDeadline ?? '').localeCompare(b.applicationDeadline ?? ''))
        .slice(0, homeLimits.deadlinesShown);
    },
  });

export const fittingProgramsQuery = (categories: string[], where: Pick<Where, 'finished'>) =>
  queryOptions({
    queryKey: ['home/programs', categories, where],
    queryFn: () => findOpenPrograms(categories, where),
  });
