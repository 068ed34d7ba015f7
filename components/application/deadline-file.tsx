'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { CalendarDays } from '@/components/ui/icon';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/applicant/applicant-shapes';
import { deadlinesOf } from '@/lib/domain/applications/application-tasks';
import { calendarFile } from '@/lib/domain/dates/calendar-file';
import { saveFile } from '@/lib/device/save-file';
import { localizePath } from '@/lib/i18n/locales';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** Saves the last days that lie ahead for the phone's calendar; nothing where there are none. */
export function DeadlineFile({ applications }: { applications: readonly Applicant[] }) {
  const t = useTranslations('offers.calendar');
  const tApplications = useTranslations('applications');
  const locale = useLocale();
  const today = useToday();
  const isOne = applications.length === 1;
  const days = applications.flatMap((application) => {
    const { applicantId, school, enrollToSubject: subject, referenceCode: reference } = application;
    const page = localizePath(href('/profile/applications/[id]', { id: applicantId }), locale);
    return deadlinesOf(application, today).map(({ kind, on }) => ({
      uid: `${kind}-${applicantId}@sala`,
      on,
      title: t(kind, { school: pickName(school, locale) }),
      note: t('note', {
        program: subject ? pickName(subject, locale) : tApplications('noProgram'),
        reference,
      }),
      page,
    }));
  });
  if (days.length === 0) return null;
  const save = () => {
    const events = days.map(({ page, ...day }) => ({
      ...day,
      url: new URL(page, window.location.origin).href,
    }));
    const code = isOne ? `-${applications[0]?.referenceCode}` : '';
    saveFile(`sala-deadlines${code}.ics`, 'text/calendar;charset=utf-8', calendarFile(events, new Date()));
  };
  return (
    <Button variant="secondary" size="sm" className="min-h-11" onClick={save}>
      <CalendarDays aria-hidden="true" className="size-5" />
      {t(isOne ? 'one' : 'all')}
    </Button>
  );
}
