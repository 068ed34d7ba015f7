'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Button } from '@/components/ui/button';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskVacancy } from '@/lib/contract/careers/vacancy-draft';
import { useRouter } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { MailEmployer } from './mail-employer';

interface VacancyActionsProps {
  organizationId: string;
  vacancy: DeskVacancy;
}

/** What can be done with a vacancy as a whole: publish, close, duplicate, tell its employer. */
export function VacancyActions({ organizationId, vacancy }: VacancyActionsProps) {
  const t = useTranslations('vacancyDesk.actions');
  const locale = useLocale();
  const router = useRouter();
  const [isMailing, setMailing] = useState(false);
  const { vacancyId, version, state, title, company } = vacancy;
  const params = { orgId: organizationId, id: vacancyId };
  const { publish, close, duplicate } = recruitmentApi.vacancyDesk;
  const problems = { 'day-passed': t('problems.deadline'), 'company-archived': t('problems.archived') };
  const publishing = useWrite(publish, {
    problems,
    invalidates: [['user/reports']],
    done: (saved) => (saved.state === 'open' ? t('published') : { kind: 'warning', message: t('held') }),
  });
  const closing = useWrite(close, { problems, done: t('closed') });
  const copying = useWrite(duplicate, {
    problems,
    done: (copy) => {
      router.push(href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: copy.vacancyId }));
      return t('copied');
    },
  });
  const isPublished = state === 'open' || state === 'held';
  return (
    <>
      {isPublished ? (
        <WriteButton variant="secondary" write={closing} onWrite={() => closing.run({ params, version })}>
          {t('close')}
        </WriteButton>
      ) : (
        <WriteButton write={publishing} onWrite={() => publishing.run({ params, version })}>
          {t(state === 'draft' ? 'publish' : 'reopen')}
        </WriteButton>
      )}
      <WriteButton
        variant="secondary"
        write={copying}
        onWrite={() => copying.run({ params, body: { title } })}
      >
        {t('duplicate')}
      </WriteButton>
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
