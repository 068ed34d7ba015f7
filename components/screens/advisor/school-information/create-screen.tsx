'use client';

import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/detail/back-link';
import { DetailHeader } from '@/components/detail/detail-header';
import { deskSchoolList } from '@/components/school-desk/desk-school-list';
import { NewSchool } from '@/components/school-desk/new-school';

/** Adds a school. */
export function SchoolCreateScreen() {
  const t = useTranslations('schoolDesk');
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <BackLink href={deskSchoolList.href()}>{t('title')}</BackLink>
        <DetailHeader title={t('create')} lead={t('createLead')} />
      </div>
      <NewSchool />
    </div>
  );
}
