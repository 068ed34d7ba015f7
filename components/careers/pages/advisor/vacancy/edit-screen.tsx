'use client';

import { VacancyDesk } from '@/components/careers/vacancy/vacancy-desk';
import { useParams } from '@/lib/i18n/navigation';

/** The vacancy that the address names. */
export function VacancyEditScreen({ organizationId }: { organizationId: string }) {
  const { vacancyid: id } = useParams<{ vacancyid: string }>();
  return <VacancyDesk organizationId={organizationId} id={id} />;
}
