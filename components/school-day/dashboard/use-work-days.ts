import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { workLessonsQuery } from '@/components/school-day/timetable/use-lessons';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/school-day/course-shapes';
import { addDays } from '@/lib/domain/calendar-days';
import { isUnmarked, toMarkDays } from '@/lib/domain/school-day/attendance';
import { pipelineLimits } from '@/lib/domain/limits';
import { pickName } from '@/lib/i18n/pick';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import type { ChosenMembership } from '@/components/school-day/membership/choose-membership';

const { changeDays } = pipelineLimits;

/** A lesson with the place at which its reader holds or looks after it. */
export interface WorkLesson extends ClassSession {
  at: ChosenMembership;
}

interface WorkDays {
  /** Of a teacher from two weeks back to a week ahead, of a whole school those of the day alone. */
  lessons: WorkLesson[];
  /** What has begun in the last two weeks and has no mark. */
  open: WorkLesson[];
  /** When the oldest part of it was kept, in milliseconds; null where all of it is of now. */
  keptAt: number | null;
}

const byTime = (one: WorkLesson, other: WorkLesson) => one.startsAt.localeCompare(other.startsAt);

/** The lessons that the day of who works at some schools is about, in one line of time over all of them; they stay on the phone. */
export function useWorkDays(places: readonly ChosenMembership[]) {
  const t = useTranslations('portal');
  const locale = useLocale();
  const client = useQueryClient();
  const today = useToday();
  const owner = useKeptPerson() ?? '';

  async function readPlace(at: ChosenMembership): Promise<WorkDays> {
    const { organizationId: orgId, kind } = at.membership;
    const from = addDays(today, -toMarkDays);
    const read = async (title: string, days: { from: string; to: string; unmarked?: 'true' }) => {
      const asked = { orgId, title: `${title} · ${pickName(at.membership, locale)}`, ...days };
      // The query around it decides how old an answer may be.
      const { value, keptAt } = await client.fetchQuery({
        ...workLessonsQuery(asked, { owner, locale }),
        staleTime: 0,
      });
      return { lessons: value.data.map((lesson) => ({ ...lesson, at })), keptAt };
    };
    if (kind === 'teacher') {
      const { lessons, keptAt } = await read(t('pages.today'), { from, to: addDays(today, changeDays) });
      return { lessons, open: lessons.filter(isUnmarked), keptAt };
    }
    const [day, open] = await Promise.all([
      read(t('pages.today'), { from: today, to: today }),
      read(t('day.toMark'), { from, to: today, unmarked: 'true' }),
    ]);
    return { lessons: day.lessons, open: open.lessons, keptAt: oldest([day, open]) };
  }

  const query = useQuery({
    queryKey: [
      ...lmsApi.classSessions.key,
      'work-days',
      owner,
      today,
      ...places.map(({ membership: { organizationId, kind } }) => `${kind} ${organizationId}`),
    ],
    // As of what is kept: without a connection it is read at once.
    networkMode: 'always',
    refetchOnReconnect: 'always',
    queryFn: async (): Promise<WorkDays> => {
      const read = await Promise.all(places.map(readPlace));
      return {
        lessons: read.flatMap(({ lessons }) => lessons).toSorted(byTime),
        open: read.flatMap(({ open }) => open).toSorted(byTime),
        keptAt: oldest(read),
      };
    },
    enabled: today !== '' && owner !== '' && places.length > 0,
  });
  return { today, query };
}

const oldest = (parts: readonly { keptAt: number | null }[]): number | null => {
  const kept = parts.flatMap(({ keptAt }) => (keptAt === null ? [] : [keptAt]));
  return kept.length > 0 ? Math.min(...kept) : null;
};
