'use client';

import { advisorArea } from '@/components/school-desk/desk-area';
import { deskSchoolList } from '@/components/school-desk/desk-school-list';
import { SchoolDesk } from '@/components/school-desk/school-desk';
import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/detail/back-link';
import { useParams } from '@/lib/i18n/navigation';

/** The school that the address names, with all its parts to be changed. */
export function SchoolDeskScreen() {
  const t = useTranslations('schoolDesk');
  const { schoolId } = useParams<{ schoolId: string }>();
  return (
    <>
      <BackLink href={deskSchoolList.href()}>{t('title')}</BackLink>
      <SchoolDesk area={advisorArea} schoolId={schoolId} isAdvisor />
    </>
  );
}
