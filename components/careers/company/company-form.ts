import type { Company } from '@/lib/contract/careers/companies';
import { companyDraft } from '@/lib/contract/careers/company-draft';
import { emptyAsNull } from '@/lib/contract/typed-forms';
import { formatPhone } from '@/lib/domain/values/phone';
import { typedFrom } from '@/lib/contract/typed-values';

const { registrationNumber, phone, email, site } = companyDraft.shape;

/** The contract's own draft; what is empty is nothing. */
export const companyForm = companyDraft.extend({
  registrationNumber: emptyAsNull(registrationNumber),
  phone: emptyAsNull(phone),
  email: emptyAsNull(email),
  site: emptyAsNull(site),
});

export const companyValues = (company: Company) =>
  typedFrom(companyForm, { ...company, phone: company.phone && formatPhone(company.phone) });

export const newCompany: Company = {
  companyId: '',
  organizationId: '',
  name: { en: '', km: '' },
  about: { en: '', km: '' },
  registrationNumber: null,
  province: '',
  address: '',
  contactName: '',
  phone: null,
  email: null,
  site: null,
  state: 'unchecked',
  check: null,
  vacancyCount: 0,
  isDemo: false,
  version: 0,
  createdAt: '',
  updatedAt: '',
};
