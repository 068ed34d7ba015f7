'use client';

import { useTranslations } from 'next-intl';
import { EditorTop } from '@/components/kits/editor/editor-top';
import { VacancyEditor } from '@/components/careers/vacancy/vacancy-editor';
import { vacancyList } from '@/components/careers/vacancy/vacancy-list';

/** Writes a new vacancy, as a draft. */
export function VacancyCreateScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('vacancyDesk');
  return (
    <div className="grid grid-cols-1">
      <EditorTop list={{ href: vacancyList.href(), label: t('title') }} />
      <VacancyEditor organizationId={organizationId} vacancy={null} />
    </div>
  );
}
