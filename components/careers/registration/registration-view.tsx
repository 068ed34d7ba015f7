'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryState } from '@/components/feedback/query-state';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Registration } from '@/lib/contract/careers/registrations';
import { formatDate } from '@/lib/domain/dates/dates';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickText } from '@/lib/i18n/pick';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';
import { type CenterChoice, knownValues } from './known-values';
import { RegistrationForm } from './registration-form';
import { fullName } from '@/lib/domain/people/person-name';

const PartSkeleton = () => <Skeleton className="h-96 rounded-lg" />;

/** One's registration with a career center: its end and what it says, and the form that makes or renews it. */
export function RegistrationView({ organizationId: orgId }: { organizationId: string }) {
  const viewer = useViewer();
  const { registrations } = recruitmentApi;
  const centers = useQuery(registrations.centers.queryOptions({ params: { orgId } }));
  const own = useQuery(registrations.get.queryOptions({ params: { orgId } }));
  const [isChanging, setChanging] = useState(false);
  const [isNew, setNew] = useState(false);
  return (
    <QueryState query={viewer} skeleton={<PartSkeleton />}>
      {(person) => (
        <QueryState query={centers} skeleton={<PartSkeleton />}>
          {({ data: choices }) => (
            <QueryState query={own} skeleton={<PartSkeleton />}>
              {({ data: registration }) =>
                registration && !isChanging ? (
                  <Registered
                    registration={registration}
                    centers={choices}
                    isNew={isNew}
                    onChange={() => setChanging(true)}
                  />
                ) : (
                  <RegistrationForm
                    organizationId={orgId}
                    userId={person.sub}
                    centers={choices}
                    known={knownValues(registration, person, choices)}
                    onSent={() => {
                      setNew(true);
                      setChanging(false);
                    }}
                  />
                )
              }
            </QueryState>
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

interface RegisteredProps {
  registration: Registration;
  centers: readonly CenterChoice[];
  /** It was sent a moment ago. */
  isNew: boolean;
  onChange: () => void;
}

function Registered({ registration, centers, isNew, onChange }: RegisteredProps) {
  const t = useTranslations('registration');
  const locale = useLocale();
  const { expired, expiresOn, careerCenterId, situation, interests, phone } = registration;
  const center = centers.find((each) => each.careerCenterId === careerCenterId);
  const until = formatDate(expiresOn, locale);
  const rows = [
    ['careerCenterId', center ? `${pickText(center.name, locale)} · ${pickText(center.city, locale)}` : ''],
    ['name', fullName(registration)],
    ['phone', formatPhone(phone)],
    ['email', registration.email ?? ''],
    ['situation', t(`situation.${situation}`)],
    ['schoolName', registration.schoolName ?? ''],
    ['fieldOfStudy', registration.fieldOfStudy ?? ''],
    ['interests', interests.map((interest) => t(`interest.${interest}`)).join(', ')],
  ] as const;
  return (
    <div className="grid gap-6">
      {expired ? (
        <Alert tone="warning" title={t('ended', { date: until })}>
          {t('endedBody')}
        </Alert>
      ) : (
        <Alert tone="success" title={t(isNew ? 'done' : 'current', { date: until })} />
      )}
      <Panel title={t('own')}>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {rows
            .filter(([, value]) => value !== '')
            .map(([key, value]) => (
              <div key={key} className="contents">
                <dt className="text-muted">{t(`fields.${key}`)}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
        </dl>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant={expired ? 'primary' : 'secondary'} onClick={onChange}>
            {t(expired ? 'renew' : 'change')}
          </Button>
          <LinkButton variant="secondary" href={href('/career-center/events', undefined, { careerCenterId })}>
            {t('toEvents')}
          </LinkButton>
          <LinkButton variant="secondary" href={href('/career-center/internship-job-opportunities')}>
            {t('toJobs')}
          </LinkButton>
        </div>
      </Panel>
    </div>
  );
}
