import { describe, expect, it } from 'vitest';
import { defaultForm } from '@/lib/domain/admissions/applicant-form';
import { enrollDetail } from '@/lib/contract/admissions/enroll-detail';
import { isValidAddress } from '@/lib/domain/geography/geography-full';
import { fold } from '@/lib/domain/khmer/khmer';
import { isKhmerName, isLatinName } from '@/lib/domain/values/name';
import { placeholderDate } from '@/lib/domain/limits';
import { parseMobilePhone } from '@/lib/domain/values/phone-strict';
import { checkDetail } from '@/backend/features/admissions/services/check-detail';
import { buildDemoSchools } from './demo-schools';
import { demoAccounts, demoApplicantCount, demoApplicants } from './demo-people';
import { highSchoolNames } from './people/names';
import { realInstitutionNames } from './real-institution-names';

const today = new Date('2026-11-21T09:30:00Z');
const schools = buildDemoSchools(today);
const applicants = demoApplicants(today, demoApplicantCount, schools);
const studentAccount = demoAccounts.find(({ key }) => key === 'student');
const schoolOf = (key: string) => schools.find((school) => school.key === key);

it('passes what applications are checked for, in any season', async () => {
  for (const month of [0, 6, 8, 11]) {
    const day = new Date(Date.UTC(2027, month, 15));
    const onDay = buildDemoSchools(day);
    for (const { detail, schoolKey } of demoApplicants(day, 36, onDay)) {
      const school = onDay.find(({ key }) => key === schoolKey);
      const form = defaultForm({ schoolType: school?.schoolType ?? 'university', requiredDocuments: [] });
      const checked = await checkDetail(enrollDetail.parse(detail), form, day.toISOString().slice(0, 10));
      expect(checked.personal.phone).toBe(enrollDetail.parse(detail).personal.phone);
    }
  }
});

describe('accounts', () => {
  it('has nine people with both names, a phone and an address of their own', () => {
    expect(demoAccounts.map(({ key }) => key)).toEqual([
      'student',
      'advisor',
      'partner',
      'schoolAdmin',
      'university',
      'teacher',
      'bank',
      'guardian',
      'bank2',
    ]);
    for (const [place, account] of demoAccounts.entries()) {
      expect(account.phone).toBe(`+8551200000${place + 1}`);
      expect(parseMobilePhone(account.phone)).toBe(account.phone);
      expect(account.email).toMatch(/^[a-z]+@demo\.example$/);
      expect(isLatinName(account.firstName.en) && isLatinName(account.lastName.en)).toBe(true);
      expect(isKhmerName(account.firstName.km) && isKhmerName(account.lastName.km)).toBe(true);
    }
    expect(studentAccount?.email).toBe('student@demo.example');
  });

  it('gives staff active, verified schools that receive applications', () => {
    for (const key of new Set(demoAccounts.flatMap(({ schoolKeys }) => schoolKeys))) {
      expect(schoolOf(key)).toMatchObject({ status: 'active', verified: true });
      expect(
        applicants.filter((applicant) => applicant.schoolKey === key).length,
        key,
      ).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('applicants', () => {
  it('passes the contract and lives in real places', () => {
    expect(applicants).toHaveLength(300);
    for (const { key, detail, dob } of applicants) {
      const parsed = enrollDetail.safeParse(detail);
      expect(parsed.error, key).toBeUndefined();
      const { address } = parsed.data ?? {};
      if (address?.place !== 'cambodia') throw new Error('an address abroad');
      const { provinceCode: province, districtCode: district, communeCode: commune } = address;
      expect(isValidAddress({ province, district, commune }), key).toBe(true);
      const [year, month, day] = dob.split('-');
      expect(detail.personal.birthday).toBe(`${month}/${day}/${year}`);
      expect(Number(year)).toBeGreaterThan(2002);
    }
  });

  it('applies to open programs, in many states and dates before today', () => {
    for (const { schoolKey, programKey, status, events, createdAt, updatedAt } of applicants) {
      const school = schoolOf(schoolKey);
      const program = school?.programs.find(({ key }) => key === programKey);
      expect(program?.status).toBe('active');
      expect([program?.startDate, program?.endDate]).not.toContain(placeholderDate);
      const steps = school?.steps.filter((step) => step.status).map(({ key }) => key) ?? [];
      expect(['pending', 'accepted', 'rejected', ...steps]).toContain(status);
      expect(events[0]).toMatchObject({ fromStatus: null, toStatus: 'pending', at: createdAt });
      expect(events.at(-1)).toMatchObject({ toStatus: status, at: updatedAt });
      for (const [place, event] of events.entries()) {
        expect(event.fromStatus).toBe(events[place - 1]?.toStatus ?? null);
        expect(new Date(event.at) <= today).toBe(true);
      }
    }
    const statuses = new Set(applicants.map(({ status }) => status));
    expect(statuses.size).toBeGreaterThanOrEqual(5);
    expect(new Set(applicants.map(({ schoolKey }) => schoolKey)).size).toBeGreaterThanOrEqual(6);
  });

  it('belongs to people of their own, but for three of the demo student', () => {
    const own = applicants.filter(({ accountKey }) => accountKey === 'student');
    expect(own).toHaveLength(3);
    for (const { detail } of own) expect(detail.personal.phone).toBe(studentAccount?.phone);
    const others = applicants.filter(({ accountKey }) => accountKey === null);
    expect(new Set(others.map(({ detail }) => detail.personal.phone)).size).toBe(others.length);
    const names = others.map(({ detail }) => `${detail.personal.lastName} ${detail.personal.firstName}`);
    // A few namesakes, as everywhere.
    expect(new Set(names).size).toBeGreaterThan(others.length * 0.95);
    expect(others.some(({ submittedBy }) => submittedBy === 'advisor')).toBe(true);
  });

  it('is the same for every build of one day', () => {
    expect(demoApplicants(new Date('2026-11-21T20:00:00Z'))).toEqual(applicants);
    expect(demoApplicants(today, 5, schools)).toEqual(applicants.slice(0, 5));
  });

  it('comes from invented high schools', () => {
    const real = realInstitutionNames();
    for (const { en, km } of highSchoolNames) {
      expect(real.has(fold(en)) || real.has(fold(km)), km).toBe(false);
    }
  });
});
