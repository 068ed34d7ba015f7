'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Icon } from '@/components/ui/icon';
import { Button } from '@/components/ui/button';
import { academicApi } from '@/lib/api/academic';
import { schoolStructureApi } from '@/lib/api/school-structure';

/** Says on the school's page that its facts were checked today. */
export function MarkChecked({ schoolId }: { schoolId: string }) {
  const t = useTranslations('schoolDesk.checked');
  const errorText = useErrorText();
  const check = useMutation(
    schoolStructureApi.schoolSettings.check.mutationOptions({
      meta: { invalidates: [academicApi.schools.key] },
      onSuccess: () => showToast({ kind: 'success', message: t('done') }),
      onError: (error) => showToast({ kind: 'danger', message: errorText(error) }),
    }),
  );
  return (
    <Button
      variant="secondary"
      loading={check.isPending}
      onClick={() => check.mutate({ params: { id: schoolId } })}
    >
      <Icon name="badge-check" className="size-5" />
      {t('mark')}
    </Button>
  );
}
