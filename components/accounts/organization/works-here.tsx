'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { PageTitle } from '@/components/ui/page-title';
import { academicApi } from '@/lib/api/academic';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

/** For staff of the organization: what students tell it is no matter of their own. */
export function WorksHere({ orgId }: { orgId: string }) {
  const t = useTranslations('person.school');
  const locale = useLocale();
  const school = useQuery({
    ...academicApi.schools.get.queryOptions({ params: { id: orgId } }),
    retry: false,
  });
  return (
    <>
      <PageTitle>
        {school.data ? t('worksTitle', { school: pickName(school.data, locale) }) : t('worksPlain')}
      </PageTitle>
      <p className="mb-5 mt-1 text-muted">{t('worksText')}</p>
      <LinkButton href={href('/profile/settings')}>{t('worksLink')}</LinkButton>
    </>
  );
}
