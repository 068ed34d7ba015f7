'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog';
import { WordsField } from '@/components/form/limited-text';
import { useWrite } from '@/components/kits/write/use-write';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { applicantApi } from '@/lib/api/applicant';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { pickName } from '@/lib/i18n/pick';

const reasonMax = 500;
/** Takes an application back after a question; on top of the version that was on the page. */
export function WithdrawApplication({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('applications.withdraw');
  const locale = useLocale();
  const [version, setVersion] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const withdraw = useWrite(applicantApi.withdrawals.withdraw, {
    invalidates: [applicantApi.applicants.key],
    inPlace: true,
    problems: { 409: t('processed'), 412: t('stale'), other: t('failed') },
    done: t('done'),
  });
  // What is refused shows on the page, which is read again.
  const confirm = async () => {
    const params = { id: application.applicantId };
    if (version !== null) await withdraw.run({ params, body: { reason: reason.trim() }, version });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setVersion(application.version)}>
        {t('button')}
      </Button>
      {withdraw.problem && (
        <Alert tone="danger" className="w-full">
          {withdraw.problem}
        </Alert>
      )}
      <ConfirmDialog
        danger
        open={version !== null}
        onOpenChange={(open) => !open && setVersion(null)}
        title={t('title')}
        description={t('body', { school: pickName(application.school, locale) })}
        confirmLabel={t('confirm')}
        onConfirm={confirm}
      >
        <WordsField
          label={t('reason')}
          optional
          value={reason}
          max={reasonMax}
          onChange={setReason}
          hint={t('reasonHint')}
        />
      </ConfirmDialog>
    </>
  );
}
