'use client';

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToday } from '@/components/ui/use-today';
import { lmsApi } from '@/lib/api/lms';
import type { Membership } from '@/lib/contract/school-day/memberships';
import { useWhenIdle } from '@/lib/device/use-when-idle';
import { addDays, weekOf } from '@/lib/domain/calendar-days';
import { dayInCambodia } from '@/lib/domain/dates/dates';
import { toMarkDays } from '@/lib/domain/school-day/attendance';
import { keptLessons } from '@/lib/domain/limits/device';
import type { Locale } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';
import { keepShells } from '@/lib/offline/keep-shells';
import { useKeptPerson } from '@/lib/query/use-kept-person';
import { useMemberships } from '@/components/school-day/membership/use-portal';
import { keptLessonsOf } from '@/components/school-day/timetable/kept-lessons';
import { keepHolidays } from '@/components/school-day/timetable/use-week-holidays';
import { asLesson } from '@/components/school-day/timetable/lesson-view';
import { paperOf } from '@/components/school-day/timetable/use-lessons';
import { sheetsToKeep } from './sheets-to-keep';
import { sheetQuery } from '@/components/school-day/attendance/use-sheet';

const keepAgainMs = 10 * 60_000;

interface Keeping {
  client: QueryClient;
  owner: string;
  locale: Locale;
  today: string;
  titles: { timetable: string; sheet: string };
}

const spanFrom = (today: string) => {
  const from = weekOf(today)[0] ?? today;
  return { from, to: weekOf(addDays(today, keptLessons.daysAhead))[6] ?? today };
};

/** The lessons of a teacher, with those that may still be marked, and the sheets that are marked next. */
async function keepWork({ client, owner, locale, today, titles }: Keeping, place: Membership): Promise<void> {
  const week = spanFrom(today);
  const orgId = place.organizationId;
  const marked = addDays(today, -toMarkDays);
  const span = { from: marked < week.from ? marked : week.from, to: week.to };
  const { data } = await lmsApi.classSessions.list({ params: { orgId }, query: span });
  const title = `${titles.timetable} · ${pickName(place, locale)}`;
  const ahead = data.filter(({ startsAt }) => dayInCambodia(startsAt) >= week.from);
  await keptLessonsOf.workAhead.keep(owner, orgId, { ...span, data }, paperOf(title, locale, ahead));
  for (const { sessionId } of sheetsToKeep(data, new Date())) {
    const sheet = sheetQuery({ orgId, sessionId, owner }, { title: titles.sheet, locale });
    await client.prefetchQuery({ ...sheet, staleTime: keepAgainMs });
  }
}

/** The lessons of a student, or of the child of a guardian. */
async function keepStudies({ owner, locale, today, titles }: Keeping, place: Membership): Promise<void> {
  const { student } = place;
  if (!student || !place.matters.includes('timetable')) return;
  const span = spanFrom(today);
  const params = { orgId: place.organizationId, id: student.studentId };
  const { data } = await lmsApi.records.timetable({ params, query: span });
  const title = `${titles.timetable} · ${pickName(place, locale)}`;
  const paper = paperOf(title, locale, data.map(asLesson));
  await keptLessonsOf.pupilAhead.keep(owner, student.studentId, { ...span, data }, paper);
}

/**
 * Keeps on the phone what the timetable and the sheets need without a connection, while the portal is open with one. An
 * office reads the days that it has opened: those of a whole school would be too many. Shows nothing.
 */
export function KeepPortal() {
  const client = useQueryClient();
  const locale = useLocale();
  const t = useTranslations('portal');
  const today = useToday();
  const owner = useKeptPerson();
  const [isIdle, setIdle] = useState(false);
  useWhenIdle(true, () => setIdle(true));
  const memberships = useMemberships().data;
  const places = memberships?.keptAt === null ? memberships.value.data : null;
  useQuery({
    queryKey: ['keep-portal', owner, today, locale],
    enabled: isIdle && owner !== null && places !== null && today !== '',
    staleTime: keepAgainMs,
    retry: false,
    queryFn: async () => {
      const titles = {
        timetable: t('pages.timetable'),
        sheet: t('attendance.sheet'),
        holidays: t('pages.year'),
      };
      const keeping = { client, owner: owner ?? '', locale, today, titles };
      for (const place of places ?? []) {
        if (place.kind !== 'office')
          await keepHolidays(keeping.owner, place.organizationId, spanFrom(today), {
            title: `${titles.holidays} · ${pickName(place, locale)}`,
            locale,
          });
        if (place.kind === 'teacher') await keepWork(keeping, place);
        if (place.student) await keepStudies(keeping, place);
      }
      await keepShells();
      return Date.now();
    },
  });
  return null;
}
