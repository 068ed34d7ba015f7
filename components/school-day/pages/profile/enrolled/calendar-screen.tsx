'use client';

import { useTranslations } from 'next-intl';
import { PupilCalendar, WorkCalendar } from '@/components/school-day/own-timetable/month-view';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { SkeletonText } from '@/components/ui/skeleton';

/** The month at one school: lessons, days without lessons, events. */
export function CalendarScreen() {
  const t = useTranslations('portal.calendar');
  return (
    <PortalPage page="calendar" lead={t('lead')} skeleton={<SkeletonText lines={10} />}>
      {(chosen) =>
        chosen.membership.student ? <PupilCalendar chosen={chosen} /> : <WorkCalendar chosen={chosen} />
      }
    </PortalPage>
  );
}
