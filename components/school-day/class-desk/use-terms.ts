import { useQuery } from '@tanstack/react-query';
import { lmsApi } from '@/lib/api/lms';

export interface Term {
  academicYear: string;
  term: number;
}

/** As one word, for addresses and choices: `2026-2027.1`. */
export const termKey = ({ academicYear, term }: Term): string => `${academicYear}.${term}`;

/** The terms in which a school, or one of its classes, has courses; the latest first. */
export function useTerms(orgId: string, structureRecordId = '') {
  return useQuery({
    ...lmsApi.courses.list.queryOptions({
      params: { orgId },
      query: { limit: 100, ...(structureRecordId && { structureRecordId }) },
    }),
    select: ({ data }): Term[] => [
      ...new Map(
        data.map(({ academicYear, term }) => [termKey({ academicYear, term }), { academicYear, term }]),
      ).values(),
    ],
  });
}
