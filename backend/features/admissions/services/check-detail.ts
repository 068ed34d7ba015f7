import type { EnrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { detailFor } from '@/lib/contract/admissions/form-detail';
import type { ApplicantForm } from '@/lib/domain/admissions/applicant-form';
import { provinceByCode } from '@/lib/domain/geography/geography';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { invalid, toIssues } from '@/backend/errors';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const list = z.array(z.object({ code: z.string() }));
const codesByProvince = new Map<string, Promise<ReadonlySet<string>>>();

const readCodes = async (province: string): Promise<ReadonlySet<string>> => {
  const file = join(process.cwd(), 'public', 'data', 'high-schools', `${province}.json`);
  return new Set(list.parse(JSON.parse(await readFile(file, 'utf8'))).map(({ code }) => code));
};

/** Whether the list of high schools in the browser has the code in this province. */
async function isListedHighSchool(provinceCode: string, code: string): Promise<boolean> {
  if (!provinceByCode(provinceCode)) return false;
  const known = codesByProvince.get(provinceCode) ?? readCodes(provinceCode);
  codesByProvince.set(provinceCode, known);
  known.catch(() => codesByProvince.delete(provinceCode));
  return (await known).has(code);
}

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
