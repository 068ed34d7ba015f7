'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Icon } from '@/components/ui/icon';
import { academicApi } from '@/lib/api/academic';
import { schoolStructureApi } from '@/lib/api/school-structure';

/** Says on the school's page that its facts were checked today. */
export function MarkChecked({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolDesk.checked');
  const check = useWrite(schoolStructureApi.schoolSettings.check, {
    invalidates: [academicApi.schools.key],
    done: t('done'),
  });
  return (
    <WriteButton variant="secondary" write={check} onWrite={() => check.run({ params: { id: schoolId } })}>
      <Icon name="badge-check" className="size-5" />
      {t('mark')}
    </WriteButton>
  );
}
