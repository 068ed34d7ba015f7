'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { QueryState } from '@/components/feedback/query-state';
import { DescriptionList } from '@/components/ui/description-list';
import { LinkButton } from '@/components/ui/link-button';
import { SkeletonText } from '@/components/ui/skeleton';
import { lmsApi } from '@/lib/api/lms';
import { formatPhone } from '@/lib/domain/values/phone';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** How to reach the people of Sala. */
export function SalaContact({ organizationId }: { organizationId: string }) {
  const t = useTranslations('partner.info');
  const locale = useLocale();
  const query = useQuery(lmsApi.organizations.get.queryOptions({ params: { id: organizationId } }));
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{t('contactBody')}</p>
      <QueryState query={query} skeleton={<SkeletonText lines={3} />}>
        {({ phone, email, telegram, officeHours }) => (
          <DescriptionList
            items={[
              ...(phone ? [{ key: 'phone', term: t('phone'), details: formatPhone(phone) }] : []),
              ...(email ? [{ key: 'email', term: t('email'), details: email }] : []),
              ...(telegram ? [{ key: 'telegram', term: t('telegram'), details: telegram }] : []),
              ...(officeHours
                ? [{ key: 'hours', term: t('hours'), details: pickText(officeHours, locale) }]
                : []),
            ]}
          />
        )}
      </QueryState>
      <LinkButton href={href('/contact-us')} variant="secondary">
        {t('write')}
      </LinkButton>
    </div>
  );
}
