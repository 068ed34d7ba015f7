import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { detailFor } from '@/lib/contract/admissions/form-detail';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { provinceByCode } from '@/lib/domain/geography/geography';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { invalid, toIssues } from '@/backend/errors';
import { isListedHighSchool } from './high-schools';

const part = 'enrollToDetail';

/** Whether a high school is where it is said to be; `path` names it in the body. */
export const highSchoolIssues = async (
  school: { code: string | null; provinceCode: string; districtCode: string },
  path: string,
) => {
  const { provinceCode: province, districtCode: district, code } = school;
  if (!isValidAddress({ province, district: district || undefined }))
    return [{ path: `${path}.provinceCode`, code: 'unknown-place' }];
  const isKnown = code === null || (await isListedHighSchool(province, code));
  return isKnown ? [] : [{ path: `${path}.name`, code: 'unknown-school' }];
};

const placeIssues = async ({ address, personal: { birthPlace }, highSchool }: EnrollDetail) => {
  const issues: { path: string; code: string }[] = [];
  if (birthPlace?.place === 'cambodia' && !provinceByCode(birthPlace.provinceCode)) {
    issues.push({ path: `${part}.personal.birthPlace.provinceCode`, code: 'unknown-place' });
  }
  if (address?.place === 'cambodia') {
    const { provinceCode: province, districtCode: district, communeCode: commune } = address;
    if (!isValidAddress({ province, district, commune })) {
      issues.push({ path: `${part}.address.communeCode`, code: 'unknown-place' });
    }
  }
  if (highSchool === null) return issues;
  return [...issues, ...(await highSchoolIssues(highSchool, `${part}.highSchool`))];
};

/**
 * What is stored of what somebody sent: without what the school does not ask.
 * @throws 422 when the school's form lacks something, or when a place, a date or a school cannot be, on an ISO day.
 */
export async function checkDetail(
  sent: EnrollDetail,
  form: ApplicantForm,
  today: string,
): Promise<EnrollDetail> {
  const parsed = detailFor(form, today).safeParse(sent);
  const found = parsed.success ? [] : toIssues(part, parsed.error);
  const issues = [...found, ...(await placeIssues(parsed.data ?? sent))];
  if (issues.length > 0 || !parsed.success) throw invalid(issues);
  return parsed.data;
}
