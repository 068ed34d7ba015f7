'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DetailColumns } from '@/components/kits/detail/detail-columns';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import type { ApplicantDetail } from '@/lib/contract/admissions/applicant-shapes';
import { formatDate } from '@/lib/domain/dates/dates';
import { Assignee } from '@/components/admissions/application-desk/assignee';
import { WaitingBadge } from '@/components/admissions/application-desk/waiting-badge';
import { FollowUps } from '@/components/admissions/application-desk/follow-ups';
import { ApplicationTimeline } from './application-timeline';
import { AttachedProgram } from './attached-program';
import { DetailSections } from './detail-sections';
import { EntryFacts } from './entry-facts';
import { missingBesides } from './listed-papers';
import { mayDecide } from './may-decide';
import { applicantNames } from './names';
import { Panel } from '@/components/ui/panel';
import { PaperChecks } from './paper-checks';
import { ResultDesk } from './result-desk';
import { ReferenceCopy } from './reference-copy';
import { OfferDesk } from './offer-desk';
import { StepPath } from './step-path';
import { StepStatus } from './step-status';
import { TextList } from './text-list';
import { Icon } from '@/components/ui/icon';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyButton } from '@/components/ui/copy-button';
import { formatPhone } from '@/lib/domain/values/phone';
import { localizePath } from '@/lib/i18n/locales';
import { useApplicationArea } from './application-area';

/** The address of an application for a colleague: whoever may not open it finds nothing there. */
function LinkCopy({ applicantId }: { applicantId: string }) {
  const t = useTranslations('applicationDesk');
  const area = useApplicationArea();
  const locale = useLocale();
  const address = new URL(localizePath(area.application(applicantId), locale), window.location.origin).href;
  return (
    <CopyButton text={address} size="sm" variant="ghost">
      {t('copyLink')}
    </CopyButton>
  );
}

/** The contact data of the applicant for an advisor. */
function ApplicantContact({ phone, email }: { phone: string; email: string }) {
  const t = useTranslations('advisor.detail');
  return (
    <div className="grid gap-2.5">
      <a href={`tel:${phone}`} className={buttonStyle({ variant: 'secondary' })}>
        <Icon name="phone" className="size-5" />
        {t('call')} {formatPhone(phone)}
      </a>
      <CopyButton text={formatPhone(phone)}>{t('copyPhone')}</CopyButton>
      {email && (
        <a
          href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}
          className={buttonStyle({ variant: 'secondary' })}
        >
          <Icon name="mail" className="size-5" />
          {t('email')}
        </a>
      )}
    </div>
  );
}

/** One application as whoever works on it sees it. */
export function ApplicantView({ application }: { application: ApplicantDetail }) {
  const t = useTranslations('advisor.detail');
  const tApplications = useTranslations('applications');
  const tOffers = useTranslations('offers.results');
  const tDesk = useTranslations('applicationDesk');
  const locale = useLocale();
  const { name, other } = applicantNames(application, locale);
  const missing = missingBesides(application);
  return (
    <div className="grid grid-cols-1 gap-5">
      <DetailHeader
        title={name}
        other={other}
        meta={
          <>
            <StepStatus step={application.step} />
            <WaitingBadge application={application} />
            <span>
              {tApplications('reference')}{' '}
              <strong className="tabular-nums text-text">{application.referenceCode}</strong>
            </span>
            <ReferenceCopy code={application.referenceCode} />
            <LinkCopy applicantId={application.applicantId} />
            <span>{tApplications('applied', { date: formatDate(application.createdAt, locale) })}</span>
          </>
        }
      />
      <DetailColumns
        aside={
          <>
            <Panel title={tDesk('assignee.title')}>
              <Assignee application={application} />
            </Panel>
            <Panel title={t('contact')}>
              <ApplicantContact
                phone={application.phone}
                email={application.enrollToDetail?.personal.email ?? ''}
              />
            </Panel>
            <Panel title={tDesk('followUps.title')}>
              <FollowUps applicantId={application.applicantId} />
            </Panel>
            <Panel title={tApplications('path.title')}>
              <StepPath application={application} />
            </Panel>
            <Panel title={tApplications('timeline.title')}>
              <ApplicationTimeline application={application} />
            </Panel>
          </>
        }
      >
        <Panel title={t('program')}>
          <AttachedProgram application={application} />
        </Panel>
        {application.entry && (
          <Panel title={tDesk('entry.label')}>
            <EntryFacts entry={application.entry} />
          </Panel>
        )}
        {application.offer && (
          <Panel title={tDesk('panel.offer')}>
            <OfferDesk application={application} mayChange={mayDecide(application)} />
          </Panel>
        )}
        {application.results.length > 0 && (
          <Panel title={tOffers('title')}>
            <ResultDesk application={application} mayProve={mayDecide(application)} />
          </Panel>
        )}
        <Panel title={tApplications('checks.title')}>
          <PaperChecks application={application} mayDecide={mayDecide(application)} />
        </Panel>
        {missing.length > 0 && (
          <Panel title={t('missing')}>
            <TextList texts={missing} />
          </Panel>
        )}
        {application.enrollToDetail && (
          <section aria-labelledby="data" className="grid grid-cols-1 gap-4">
            <h2 id="data" className="sr-only">
              {t('data')}
            </h2>
            <DetailSections detail={application.enrollToDetail} form={application.form} />
          </section>
        )}
      </DetailColumns>
    </div>
  );
}
