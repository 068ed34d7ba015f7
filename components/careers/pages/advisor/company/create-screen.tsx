'use client';

import { CompanyEditor } from '@/components/careers/company/company-editor';
import { newCompany } from '@/components/careers/company/company-form';

/** Adds an employer. */
export const CompanyCreateScreen = ({ organizationId }: { organizationId: string }) => (
  <CompanyEditor organizationId={organizationId} company={newCompany} />
);
