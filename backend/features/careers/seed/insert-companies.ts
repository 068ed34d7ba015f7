import { companyFold } from '@/backend/features/careers/services/companies';
import type { CompanyCheckPoint } from '@/lib/domain/careers/company-checks';
import type { WriteDb } from '@/backend/db/client';
import { companies } from '@/backend/db/schema';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { demoPhone } from '@/backend/seed/demo/details/build-details';
import {
  type DemoCompanyKey,
  demoCompanies,
  uncheckedCompanies,
} from '@/backend/seed/demo/recruitment/companies';
import { stableId } from '@/backend/seed/stable-id';

export const companyId = (key: DemoCompanyKey): string => stableId(`company:${key}`);

const firstCompanyPhone = 840;
const checkDays = 335;
const checkedDaysAgo = 30;
const demoChecks: CompanyCheckPoint[] = ['registration', 'call'];

/** The last day of the check of an invented employer; null for those that nobody has checked. */
export const checkedUntilOf = (key: DemoCompanyKey, today: Date): string | null =>
  uncheckedCompanies.includes(key) ? null : isoDay(addDays(today, checkDays));

/** The day of that check. */
export const checkedOnOf = (key: DemoCompanyKey, today: Date): string | null =>
  uncheckedCompanies.includes(key) ? null : isoDay(addDays(today, -checkedDaysAgo));

/** The invented employers; what is said to be checked says that it is invented. */
export const insertCompanies = async (
  db: WriteDb,
  organizationId: string,
  checkedBy: string,
  today: Date,
): Promise<void> => {
  const keys = Object.keys(demoCompanies) as DemoCompanyKey[];
  const rows = keys.map((key, place) => {
    const { name, about, provinceCode } = demoCompanies[key];
    const checkedUntil = checkedUntilOf(key, today);
    const row = {
      id: companyId(key),
      organizationId,
      name,
      about,
      registrationNumber: `DEMO-${String(place + 1).padStart(4, '0')}`,
      province: provinceCode,
      address: `#${place + 1}, St ${100 + place}`,
      contactName: '',
      phone: demoPhone(firstCompanyPhone + place),
      email: `${key}@demo.example`,
      site: `https://${key}.example`,
      checkedPoints: checkedUntil === null ? [] : demoChecks,
      checkedWhat: checkedUntil && 'Demo: this employer is invented',
      checkedBy: checkedUntil && checkedBy,
      checkedAt: checkedUntil === null ? null : addDays(today, -checkedDaysAgo),
      checkedUntil,
      isDemo: true,
      createdAt: addDays(today, -60),
      updatedAt: addDays(today, -30),
    };
    return { ...row, searchFold: companyFold(row) };
  });
  await db.insert(companies).values(rows).onConflictDoNothing();
};
