import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { fold } from '@/lib/domain/khmer/khmer';
import { fullName, fullNameKm } from '@/lib/domain/people/person-name';

/** What lists show and search, from what the application says. */
export const personColumns = (detail: EnrollDetail) => {
  const { personal } = detail;
  const name = fullName(personal);
  const nameKm = fullNameKm(personal);
  return {
    detail,
    name,
    nameKm,
    phone: personal.phone,
    searchFold: [name, nameKm, personal.phone, personal.phone.replace(/^\+855/, '0'), personal.email]
      .map(fold)
      .join('\n'),
  };
};
