'use client';

import { useTranslations } from 'next-intl';
import { SchoolYear } from '@/components/school-day/academic-calendar/school-year';
import { PortalPage } from '@/components/school-day/membership/portal-page';
import { SchoolYearList } from '@/components/events/event-desk/school-year-list';
import { Skeleton } from '@/components/ui/skeleton';

/** The year of a school: terms, weeks of exams, holidays; its office edits them here. */
export function EnrolledAcademicCalendarScreen() {
  const t = useTranslations('academicCalendar');
  return (
    <PortalPage page="year" lead={t('lead')} skeleton={<Skeleton className="h-96" />}>
      {({ membership: { organizationId, kind } }) =>
        kind === 'office' ? (
          <SchoolYearList key={organizationId} organizationId={organizationId} />
        ) : (
          <SchoolYear orgId={organizationId} />
        )
      }
    </PortalPage>
  );
}
