'use client';

import { CompanyEditor } from '@/components/recruitment/company/company-editor';
import { newCompany } from '@/components/recruitment/company/company-form';

/** Adds an employer. */
export const CompanyCreateScreen = ({ organizationId }: { organizationId: string }) => (
  <CompanyEditor organizationId={organizationId} company={newCompany} />
);
