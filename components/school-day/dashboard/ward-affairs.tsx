'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { personNames } from '@/components/accounts/people/person-names';
import { type ChosenMembership, isShared } from '@/components/school-day/membership/choose-membership';
import { Panel } from '@/components/ui/panel';
import { Price } from '@/components/ui/price';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { formatDate } from '@/lib/domain/dates/dates';
import { pickName } from '@/lib/i18n/pick';

interface OfChildProps {
  params: { orgId: string; id: string };
  name: string;
}

function Applications({ params, name }: OfChildProps) {
  const t = useTranslations('portal.affairs');
  const locale = useLocale();
  const query = useQuery(lmsApi.studentAffairs.applications.queryOptions({ params }));
  return (
    <Panel title={t('applications', { name })}>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={3} />}
        empty={{
          when: ({ countTotal }) => countTotal === 0,
          show: <p className="text-muted">{t('noApplications', { name })}</p>,
        }}
      >
        {({ data }) => (
          <ul className="divide-y divide-border">
            {data.map(({ applicantId, school, program, step, sentAt, since, answerBy }) => (
              <li key={applicantId} className="py-3 first:pt-0 last:pb-0">
                <p className="font-semibold">{pickName(school, locale)}</p>
                {program && <p>{pickName(program, locale)}</p>}
                <p>{t('since', { step: pickName(step, locale), date: formatDate(since, locale) })}</p>
                <p className="text-sm text-muted">{t('sentOn', { date: formatDate(sentAt, locale) })}</p>
                {answerBy && (
                  <p className="font-medium text-warning">
                    {t('answerBy', { name, date: formatDate(answerBy, locale) })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}

function Fees({ params }: Pick<OfChildProps, 'params'>) {
  const t = useTranslations('portal.affairs');
  const locale = useLocale();
  const query = useQuery(lmsApi.studentAffairs.fees.queryOptions({ params }));
  return (
    <Panel title={t('fees')}>
      <QueryState
        query={query}
        skeleton={<SkeletonText lines={3} />}
        empty={{
          when: ({ countTotal }) => countTotal === 0,
          show: <p className="text-muted">{t('noFees')}</p>,
        }}
      >
        {({ data }) => (
          <>
            <ul className="divide-y divide-border">
              {data.map(({ subjectId, why, school, program, feeUsd, per }) => (
                <li key={`${why} ${subjectId}`} className="py-3 first:pt-0">
                  <p className="font-semibold">{pickName(program, locale)}</p>
                  <p className="text-sm text-muted">
                    {t(why)} · {pickName(school, locale)}
                  </p>
                  <Price amountUsd={feeUsd} per={per} />
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">{t('feeNote')}</p>
          </>
        )}
      </QueryState>
    </Panel>
  );
}

/** What a guardian is shown of a child beyond the school day; what is not shared has no place here. */
export function WardAffairs({ chosen }: { chosen: ChosenMembership }) {
  const locale = useLocale();
  const { organizationId: orgId, student } = chosen.membership;
  if (!student) return null;
  const params = { orgId, id: student.studentId };
  const { name } = personNames(student, locale);
  return (
    <>
      {isShared(chosen, 'applications') && <Applications params={params} name={name} />}
      {isShared(chosen, 'fees') && <Fees params={params} />}
    </>
  );
}

/** What a child costs, as a page of its own. */
export function WardMoney({ chosen }: { chosen: ChosenMembership }) {
  const { organizationId: orgId, student } = chosen.membership;
  return student && <Fees params={{ orgId, id: student.studentId }} />;
}
