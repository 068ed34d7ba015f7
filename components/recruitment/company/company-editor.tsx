'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import type * as z from 'zod';
import { showToast } from '@/components/feedback/toast';
import { BackLink } from '@/components/kits/detail/back-link';
import { DetailHeader } from '@/components/kits/detail/detail-header';
import { EntityEditor } from '@/components/kits/editor/entity-editor';
import { keyOfBody } from '@/lib/api/idempotency-key';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Company } from '@/lib/contract/recruitment/companies';
import { useRouter } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';
import { CompanyBadge } from './company-badge';
import { CompanyCheck } from './company-check';
import { CompanyFields } from './company-fields';
import { companyForm, companyValues } from './company-form';
import { companyList } from './company-list';

interface CompanyEditorProps {
  organizationId: string;
  company: Company;
}

/** Adds or changes an employer, and says what was checked of it. */
export function CompanyEditor({ organizationId, company }: CompanyEditorProps) {
  const t = useTranslations('companyDesk');
  const locale = useLocale();
  const router = useRouter();
  const client = useQueryClient();
  const keyOf = useRef(keyOfBody());
  const { companies } = recruitmentApi;
  const isNew = company.version === 0;
  const params = { orgId: organizationId, id: company.companyId };
  const save = (body: z.output<typeof companyForm>, version: number) =>
    isNew
      ? companies.create({ params, body, idempotencyKey: keyOf.current(body) })
      : companies.update({ params, body, version });
  const refresh = () => client.refetchQueries({ queryKey: companies.key }, { throwOnError: true });
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <BackLink href={companyList.href()}>{t('title')}</BackLink>
        <DetailHeader
          title={isNew ? t('create') : pickText(company.name, locale)}
          meta={
            !isNew && (
              <>
                <CompanyBadge state={company.state} />
                {t('vacancies', { count: company.vacancyCount })}
              </>
            )
          }
        />
      </div>
      {!isNew && <CompanyCheck organizationId={organizationId} company={company} />}
      <EntityEditor
        name={`company:${company.companyId || 'new'}`}
        record={company}
        schema={companyForm}
        toValues={companyValues}
        save={async (body, version) => {
          const saved = await save(body, version);
          if (isNew)
            router.replace(href('/advisor/company/[companyid]/edit', { companyid: saved.companyId }));
          return saved;
        }}
        refresh={refresh}
        onSaved={() => {
          showToast({ kind: 'success', message: t('saved') });
          void refresh().catch(() => undefined);
        }}
        hint={isNew ? undefined : t('changeHint')}
        describe={(theirs) => (
          <>
            <p lang="km" className="font-semibold">
              {theirs.name.km}
            </p>
            <p lang="en" className="font-semibold">
              {theirs.name.en}
            </p>
          </>
        )}
      >
        <CompanyFields />
      </EntityEditor>
    </div>
  );
}
