'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useErrorText } from '@/components/form/use-issue-text';
import { Button } from '@/components/ui/button';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { outcomeOf } from '@/lib/api/outcome-of';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskVacancy } from '@/lib/contract/recruitment/vacancy-draft';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { MailEmployer } from './mail-employer';

const problems = { 'day-passed': 'deadline', 'company-archived': 'archived', other: 'other' } as const;

interface VacancyActionsProps {
  organizationId: string;
  vacancy: DeskVacancy;
}

/** What can be done with a vacancy as a whole: publish, close, duplicate, tell its employer. */
export function VacancyActions({ organizationId, vacancy }: VacancyActionsProps) {
  const t = useTranslations('vacancyDesk.actions');
  const locale = useLocale();
  const router = useRouter();
  const errorText = useErrorText();
  const keyOf = useRef(keyOfBody());
  const [isMailing, setMailing] = useState(false);
  const { vacancyId, version, state, title, company } = vacancy;
  const params = { orgId: organizationId, id: vacancyId };
  const { publish, close, duplicate } = recruitmentApi.vacancyDesk;
  const onError = (error: Error) => {
    const problem = outcomeOf(error, problems);
    showToast({
      kind: 'danger',
      message: problem === 'other' ? errorText(error) : t(`problems.${problem}`),
    });
  };
  const publishing = useMutation(
    publish.mutationOptions({
      meta: { invalidates: [recruitmentApi.vacancyDesk.key, ['user/reports']] },
      onSuccess: (saved) =>
        showToast({
          kind: saved.state === 'open' ? 'success' : 'warning',
          message: t(saved.state === 'open' ? 'published' : 'held'),
        }),
      onError,
    }),
  );
  const closing = useMutation(
    close.mutationOptions({
      onSuccess: () => showToast({ kind: 'success', message: t('closed') }),
      onError,
    }),
  );
  const copying = useMutation(
    duplicate.mutationOptions({
      onSuccess: (copy) => {
        showToast({ kind: 'success', message: t('copied') });
        router.push(href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: copy.vacancyId }));
      },
      onError,
    }),
  );
  const isPublished = state === 'open' || state === 'held';
  return (
    <>
      {isPublished ? (
        <Button
          variant="secondary"
          loading={closing.isPending}
          onClick={() => closing.mutate({ params, version })}
        >
          {t('close')}
        </Button>
      ) : (
        <Button loading={publishing.isPending} onClick={() => publishing.mutate({ params, version })}>
          {t(state === 'draft' ? 'publish' : 'reopen')}
        </Button>
      )}
      <Button
        variant="secondary"
        loading={copying.isPending}
        onClick={() => copying.mutate({ params, body: { title }, idempotencyKey: keyOf.current(version) })}
      >
        {t('duplicate')}
      </Button>
      {company?.state === 'checked' && company.email !== null && (
        <Button variant="secondary" onClick={() => setMailing(true)}>
          {t('mail')}
        </Button>
      )}
      {isMailing && (
        <MailEmployer
          params={params}
          to={company?.email ?? ''}
          locale={locale}
          onClose={() => setMailing(false)}
        />
      )}
    </>
  );
}
