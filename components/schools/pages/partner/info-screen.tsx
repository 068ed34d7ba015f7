'use client';

import { fullName } from '@/lib/domain/people/person-name';
import { useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { SalaContact } from '@/components/admissions/partner/sala-contact';
import { SchoolLines } from '@/components/admissions/partner/school-lines';
import { RoleBadges } from '@/components/accounts/people/role-badges';
import { useIsSchoolStaff, useOwnSchools } from '@/components/schools/school-desk/own-schools';
import { DescriptionList } from '@/components/ui/description-list';
import { PageTitle } from '@/components/ui/page-title';
import { Panel } from '@/components/ui/panel';
import { SkeletonText } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { formatPhone } from '@/lib/domain/values/phone';
import { useViewer } from '@/lib/query/use-viewer';
import { href } from '@/lib/routes/href';

const steps = ['school', 'programs', 'applicants', 'help'] as const;

/** Who the reader is for Sala, which schools are theirs, whom to ask, and how the desk is used. */
export function PartnerInfoScreen({ organizationId }: { organizationId: string }) {
  const t = useTranslations('partner');
  const viewer = useViewer();
  const schools = useOwnSchools();
  const isStaff = useIsSchoolStaff();
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <PageTitle>{t('info.title')}</PageTitle>
        <p className="mb-1 mt-1.5 text-muted">{t('info.lead')}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Panel
            title={t('info.account')}
            aside={<TextLink href={href('/profile/edit')}>{t('info.editAccount')}</TextLink>}
          >
            <QueryState query={viewer} skeleton={<SkeletonText lines={5} />}>
              {({ given_name: first, family_name: last, roles, email, preferred_username: phone }) => (
                <DescriptionList
                  items={[
                    {
                      key: 'name',
                      term: t('info.name'),
                      details: fullName({ lastName: last, firstName: first }),
                    },
                    {
                      key: 'role',
                      term: t('info.role'),
                      details: (
                        <span className="flex flex-wrap gap-2">
                          <RoleBadges roles={roles} />
                        </span>
                      ),
                    },
                    { key: 'phone', term: t('info.phone'), details: formatPhone(phone) },
                    ...(email ? [{ key: 'email', term: t('info.email'), details: email }] : []),
                  ]}
                />
              )}
            </QueryState>
            <p className="mt-4 text-sm text-muted">{t(isStaff ? 'info.staffMay' : 'info.partnerMay')}</p>
          </Panel>
          <Panel title={t('info.howTo')}>
            <ol className="grid gap-4">
              {steps.map((key, index) => (
                <li key={key} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <p className="font-semibold">{t(`info.steps.${key}.title`)}</p>
                    <p className="text-muted">{t(`info.steps.${key}.body`)}</p>
                  </div>
                </li>
              ))}
            </ol>
          </Panel>
        </div>
        <div className="grid gap-4">
          <Panel title={t('schools')}>
            <QueryState query={schools} skeleton={<SkeletonText lines={4} />}>
              {(own) => <SchoolLines schools={own} />}
            </QueryState>
          </Panel>
          <Panel title={t('info.contact')}>
            <SalaContact organizationId={organizationId} />
          </Panel>
        </div>
      </div>
    </div>
  );
}
