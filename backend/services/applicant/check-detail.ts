import type { EnrollDetail } from '@/lib/contract/applicant/enroll-detail';
import {
  type Implausible,
  implausibleExam,
  implausibleHighSchool,
  implausiblePersonal,
} from '@/lib/domain/applications/plausible-facts';
import { provinceByCode } from '@/lib/domain/geography/geography';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { invalid } from '@/backend/errors';
import { isListedHighSchool } from './high-schools';

const at = (part: keyof EnrollDetail, found: Implausible[]) =>
  found.map(({ field, code }) => ({ path: `enrollToDetail.${part}.${field}`, code }));

/** @throws 422 when a place, a date, a school or a dependent field is impossible on an ISO day. */
export async function checkDetail(detail: EnrollDetail, today: string): Promise<void> {
  const { address, personal, nationalExam, highSchool } = detail;
  const { birthPlace } = personal;
  const issues: { path: string; code: string }[] = [
    ...at('personal', implausiblePersonal(personal, today)),
    ...at('nationalExam', implausibleExam(nationalExam, today)),
    ...at('highSchool', implausibleHighSchool(highSchool, today)),
  ];
  if (birthPlace.place === 'cambodia' && !provinceByCode(birthPlace.provinceCode)) {
    issues.push({ path: 'enrollToDetail.personal.birthPlace.provinceCode', code: 'unknown-place' });
  }
  if (address.place === 'cambodia') {
    const { provinceCode: province, districtCode: district, communeCode: commune } = address;
    if (!isValidAddress({ province, district, commune })) {
      issues.push({ path: 'enrollToDetail.address.communeCode', code: 'unknown-place' });
    }
  }
  const { provinceCode: province, districtCode: district } = highSchool;
  if (!isValidAddress({ province, district: district || undefined })) {
    issues.push({ path: 'enrollToDetail.highSchool.provinceCode', code: 'unknown-place' });
  } else if (highSchool.code !== null && !(await isListedHighSchool(province, highSchool.code))) {
    issues.push({ path: 'enrollToDetail.highSchool.name', code: 'unknown-school' });
  }
  if (issues.length) throw invalid(issues);
}
