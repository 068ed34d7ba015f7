'use client';

import { useTranslations } from 'next-intl';
import { RecordDesk } from '@/components/kits/editor/record-desk';
import { recruitmentApi } from '@/lib/api/recruitment';
import type { Company } from '@/lib/contract/careers/companies';
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
export function CompanyEditorBody({ organizationId: orgId, company }: CompanyEditorProps) {
  const t = useTranslations('companyDesk');
  const { key, create, update } = recruitmentApi.companies;
  return (
    <RecordDesk
      name={`company:${company.companyId || 'new'}`}
      record={company}
      list={{ href: companyList.href(), label: t('title') }}
      heading={t('create')}
      names={({ name }) => name}
      meta={
        <>
          <CompanyBadge state={company.state} />
          {t('vacancies', { count: company.vacancyCount })}
        </>
      }
      above={<CompanyCheck organizationId={orgId} company={company} />}
      schema={companyForm}
      toValues={companyValues}
      create={(body, idempotencyKey) => create({ params: { orgId }, body, idempotencyKey })}
      update={(body, version, { companyId: id }) => update({ params: { orgId, id }, body, version })}
      keys={[key]}
      editHref={({ companyId }) => href('/advisor/company/[companyid]/edit', { companyid: companyId })}
      saved={t('saved')}
      hint={company.version > 0 && t('changeHint')}
    >
      <CompanyFields />
    </RecordDesk>
  );
}
