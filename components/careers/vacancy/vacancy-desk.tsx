'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/feedback/lazy-part';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { DetailSkeleton } from '@/components/kits/detail/detail-skeleton';
import { ListSkeleton } from '@/components/kits/list/list-skeleton';
import { ListViews } from '@/components/kits/list/list-views';
import { RecordPage } from '@/components/kits/text-desk/record-page';
import { Alert } from '@/components/ui/alert';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { DeskVacancy } from '@/lib/contract/careers/vacancy-draft';
import { Link, useRouter } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { VacancyBadge } from './vacancy-badge';
import { VacancyEditor } from './vacancy-editor';
import { applicantList, vacancyList } from './vacancy-list';
import { useState } from 'react';
import { useWrite } from '@/components/kits/write/use-write';
import { WriteButton } from '@/components/kits/write/write-button';
import { Button } from '@/components/ui/button';
import * as z from 'zod';
import { ChoiceField } from '@/components/form/choice-field';
import { TextareaField } from '@/components/form/textarea-field';
import { WriteDialog } from '@/components/kits/write/write-dialog';
import { typed } from '@/lib/contract/fields';
import { textLimits } from '@/lib/domain/limits/texts';

const mailForm = z.object({ locale: z.enum(['km', 'en']), message: typed(textLimits.shortTextMax) });

interface MailEmployerProps {
  params: { orgId: string; id: string };
  to: string;
  locale: 'km' | 'en';
  onClose: () => void;
}

/** Mails the employer how many have applied; no person is named. */
function MailEmployer({ params, to, locale, onClose }: MailEmployerProps) {
  const t = useTranslations('vacancyDesk.mail');
  const { send } = useWrite(recruitmentApi.vacancyDesk.tellEmployer, { done: t('sent') });
  return (
    <WriteDialog
      title={t('title')}
      description={t('body', { address: to })}
      schema={mailForm}
      defaultValues={{ locale, message: '' }}
      onSend={(body) => send({ params, body })}
      submitLabel={t('submit')}
      onClose={onClose}
    >
      <ChoiceField
        name="locale"
        label={t('language')}
        columns={2}
        choices={(['km', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <TextareaField
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        rows={4}
        maxLength={textLimits.shortTextMax}
        optional
      />
    </WriteDialog>
  );
}

interface VacancyActionsProps {
  organizationId: string;
  vacancy: DeskVacancy;
}

/** What can be done with a vacancy as a whole: publish, close, duplicate, tell its employer. */
function VacancyActions({ organizationId, vacancy }: VacancyActionsProps) {
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

const ApplicantBoard = lazyPart(
  () => import('./applicant-board').then((module) => module.ApplicantBoard),
  ListSkeleton,
);
const ApplicantsView = lazyPart(
  () => import('./applicants-view').then((module) => module.ApplicantsView),
  ListSkeleton,
);

/** One vacancy: its text, what can be done with it, and who has applied. */
export function VacancyDesk({ organizationId, id }: { organizationId: string; id: string }) {
  const query = useQuery(
    recruitmentApi.vacancyDesk.get.queryOptions({ params: { orgId: organizationId, id } }),
  );
  return (
    <RecordPage query={query} skeleton={<DetailSkeleton />}>
      {(vacancy) => <Loaded organizationId={organizationId} vacancy={vacancy} />}
    </RecordPage>
  );
}

function Loaded({ organizationId, vacancy }: { organizationId: string; vacancy: DeskVacancy }) {
  const t = useTranslations('vacancyDesk');
  const locale = useLocale();
  const { vacancyId, state, title, companyName, applicantCount } = vacancy;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={vacancyList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={pickText(title, locale)}
          lead={pickText(companyName, locale)}
          meta={<VacancyBadge state={state} />}
          actions={<VacancyActions organizationId={organizationId} vacancy={vacancy} />}
        />
      </div>
      {state === 'held' && <WhyHeld vacancy={vacancy} />}
      <ListViews
        label={t('views.label')}
        views={[
          {
            key: 'text',
            label: t('views.text'),
            href: href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: vacancyId }),
            show: () => <VacancyEditor organizationId={organizationId} vacancy={vacancy} />,
          },
          {
            key: 'applicants',
            label: t('views.applicants', { count: applicantCount }),
            href: applicantList(vacancyId).href(),
            show: () => <ApplicantsView organizationId={organizationId} vacancy={vacancy} />,
          },
          {
            key: 'board',
            label: t('views.board'),
            href: href('/advisor/vacancy/[vacancyid]/edit', { vacancyid: vacancyId }, { view: 'board' }),
            show: () => (
              <ApplicantBoard
                organizationId={organizationId}
                vacancyId={vacancyId}
                employer={pickText(companyName, locale)}
              />
            ),
          },
        ]}
      />
    </div>
  );
}

/** Why readers do not see it, and what would change that. */
function WhyHeld({ vacancy: { decided, waitsFor, flags, company } }: { vacancy: DeskVacancy }) {
  const t = useTranslations('vacancyDesk.held');
  const flagName = useTranslations('vacancyDesk.flags');
  const linkStyle = 'font-semibold underline underline-offset-4';
  const isHidden = decided === 'hidden';
  const why = isHidden ? 'hidden' : (waitsFor ?? 'unchecked');
  return (
    <Alert tone="warning" title={t('title')}>
      <p>{t(why)}</p>
      {flags.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {flags.map(({ key, quote }) => (
            <li key={key} className="wrap-anywhere">
              {flagName(key)}
              {quote && <q className="block text-muted">{quote}</q>}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {why === 'unchecked' && company && (
          <Link
            href={href('/advisor/company/[companyid]/edit', { companyid: company.companyId })}
            className={linkStyle}
          >
            {t('toCompany')}
          </Link>
        )}
        <Link
          href={href('/advisor/review', undefined, isHidden ? { state: 'hidden' } : {})}
          className={linkStyle}
        >
          {t('toReview')}
        </Link>
      </p>
    </Alert>
  );
}
