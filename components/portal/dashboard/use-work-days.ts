import { useQuery } from '@tanstack/react-query';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { ClassSession } from '@/lib/contract/lms/course-shapes';
import { addDays } from '@/lib/domain/calendar-days';
import { isUnmarked, toMarkDays } from '@/lib/domain/learning/attendance';
import { pipelineLimits } from '@/lib/domain/limits';
import type { ChosenMembership } from '@/components/portal/membership/choose-membership';

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
}

const byTime = (one: WorkLesson, other: WorkLesson) => one.startsAt.localeCompare(other.startsAt);

async function readPlace(at: ChosenMembership, today: string): Promise<WorkDays> {
  const { organizationId: orgId, kind } = at.membership;
  const from = addDays(today, -toMarkDays);
  const read = async (query: { from: string; to: string; unmarked?: 'true' }) =>
    (await lmsApi.classSessions.list({ params: { orgId }, query })).data.map((lesson) => ({ ...lesson, at }));
  if (kind === 'teacher') {
    const lessons = await read({ from, to: addDays(today, changeDays) });
    return { lessons, open: lessons.filter(isUnmarked) };
  }
  const [lessons, open] = await Promise.all([
    read({ from: today, to: today }),
    read({ from, to: today, unmarked: 'true' }),
  ]);
  return { lessons, open };
}

/** The lessons that the day of who works at some schools is about, in one line of time over all of them. */
export function useWorkDays(places: readonly ChosenMembership[]) {
  const today = useToday();
  const ids = places.map(({ membership: { organizationId, kind } }) => `${kind} ${organizationId}`);
  const query = useQuery({
    queryKey: [...lmsApi.classSessions.key, 'work-days', today, ...ids],
    queryFn: async (): Promise<WorkDays> => {
      const read = await Promise.all(places.map((place) => readPlace(place, today)));
      return {
        lessons: read.flatMap(({ lessons }) => lessons).toSorted(byTime),
        open: read.flatMap(({ open }) => open).toSorted(byTime),
      };
    },
    enabled: today !== '' && places.length > 0,
  });
  return { today, query };
}
