'use client';

import { staffList } from '@/components/accounts/people/staff-list';
import { advisorArea } from '@/components/schools/school-desk/desk-area';
import { SchoolDesk } from '@/components/schools/school-desk/school-desk';
import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/kits/detail/back-link';
import { useParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

/** The school that the address names, with all its parts to be changed. */
export function SchoolDeskScreen() {
  const t = useTranslations('schoolDesk');
  const { schoolId } = useParams<{ schoolId: string }>();
  return (
    <>
      <BackLink href={href('/advisor/school-information')}>{t('title')}</BackLink>
      <SchoolDesk
        area={advisorArea}
        schoolId={schoolId}
        isAdvisor
        staffHref={staffList.href({ filters: { schoolId } })}
      />
    </>
  );
}
