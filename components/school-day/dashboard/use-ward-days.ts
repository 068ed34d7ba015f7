import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';
import { asLesson, type LessonView } from '@/components/school-day/timetable/lesson-view';
import { pupilLessonsQuery } from '@/components/school-day/timetable/use-lessons';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import { addDays } from '@/lib/domain/calendar-days';
import { pickName } from '@/lib/i18n/pick';
import { useKeptPerson } from '@/lib/query/use-kept-person';

const daysAhead = 7;

/** A lesson with the child whose it is. */
interface WardLesson extends LessonView {
  at: ChosenMembership;
}

interface WardDays {
  lessons: WardLesson[];
  /** When the oldest part of it was kept, in milliseconds; null where all of it is of now. */
  keptAt: number | null;
}

/** The lessons of several children from today on, in one line of time; they stay on the phone. */
export function useWardDays(children: readonly ChosenMembership[]) {
  const t = useTranslations('portal.pages');
  const locale = useLocale();
  const client = useQueryClient();
  const today = useToday();
  const owner = useKeptPerson() ?? '';
  const readChild = async (at: ChosenMembership): Promise<WardDays> => {
    const asked = {
      orgId: at.membership.organizationId,
      studentId: at.studentId ?? '',
      from: today,
      to: addDays(today, daysAhead),
      title: `${t('today')} · ${pickName(at.membership, locale)}`,
    };
    // The query around it decides how old an answer may be.
    const { value, keptAt } = await client.fetchQuery({
      ...pupilLessonsQuery(asked, { owner, locale }),
      staleTime: 0,
    });
    return { lessons: value.data.map((entry) => ({ ...asLesson(entry), at })), keptAt };
  };
  const query = useQuery({
    queryKey: [
      ...lmsApi.records.key,
      'ward-days',
      owner,
      today,
      ...children.map(({ membership, studentId }) => `${membership.organizationId} ${studentId}`),
    ],
    // As of what is kept: without a connection it is read at once.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    queryFn: async (): Promise<WardDays> => {
      const read = await Promise.all(children.map(readChild));
      const kept = read.flatMap(({ keptAt }) => keptAt ?? []);
      return {
        lessons: read
          .flatMap(({ lessons }) => lessons)
          .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
        keptAt: kept.length > 0 ? Math.min(...kept) : null,
      };
    },
    enabled: today !== '' && owner !== '',
  });
  return { today, query };
}
