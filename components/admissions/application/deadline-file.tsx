'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SaveCalendar } from '@/components/feedback/save-calendar';
import { useToday } from '@/components/ui/use-today';
import type { Applicant } from '@/lib/contract/admissions/applicant-shapes';
import { daysOfApplication } from '@/lib/domain/admissions/application-tasks';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** Saves the days that lie ahead for the phone's calendar; nothing where there are none. */
export function DeadlineFile({ applications }: { applications: readonly Applicant[] }) {
  const t = useTranslations('offers.calendar');
  const tApplications = useTranslations('applications');
  const locale = useLocale();
  const today = useToday();
  const isOne = applications.length === 1;
  const all = applications.flatMap((application) => {
    const { applicantId, school, enrollToSubject: subject, referenceCode: reference } = application;
    return daysOfApplication(application, today).map(({ kind, on }) => ({
      // The exam is one, however many schools wait for it.
      uid: kind === 'exam' ? `exam-${on}@sala` : `${kind}-${applicantId}@sala`,
      on,
      title: t(kind, { school: pickName(school, locale) }),
      note: t('note', {
        program: subject ? pickName(subject, locale) : tApplications('noProgram'),
        reference,
      }),
      page: href('/profile/applications/[id]', { id: applicantId }),
    }));
  });
  const days = [...new Map(all.map((day) => [day.uid, day])).values()];
  const code = isOne ? `-${applications[0]?.referenceCode}` : '';
  return <SaveCalendar label={t(isOne ? 'one' : 'all')} fileName={`sala-deadlines${code}.ics`} days={days} />;
}
