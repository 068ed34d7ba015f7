import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { profileForm } from './profile-schema';
import { accountChange, registration } from '@/lib/contract/accounts/accounts';
import { staffInvitation } from '@/lib/contract/accounts/staff';
import { personal } from '@/lib/contract/admissions/enroll-detail';
import { importedApplication } from '@/lib/contract/admissions/imports';
import { campaignRegistrationsResource } from '@/lib/contract/campaigns/campaign-registrations';
import { registrationsResource } from '@/lib/contract/careers/registrations';
import { publicApplication } from '@/lib/contract/careers/vacancy-shapes';
import { profileHead } from '@/lib/contract/profiles/profiles';
import { studentChange, studentDraft } from '@/lib/contract/school-day/student-draft';

interface Door {
  door: string;
  shape: Record<string, z.ZodType>;
  /** The name of the Khmer fields ends so; none where the door has one script. */
  khmer?: 'Km' | 'Native';
}

/** Each place where a person is named. */
const doors: readonly Door[] = [
  { door: 'sign-up and direct registration', shape: registration.shape },
  { door: 'account', shape: accountChange.shape, khmer: 'Km' },
  { door: 'form of the account', shape: profileForm.shape, khmer: 'Km' },
  { door: 'profile of a CV', shape: profileHead.shape, khmer: 'Native' },
  { door: 'invitation of staff', shape: staffInvitation.shape },
  { door: 'application', shape: personal.shape, khmer: 'Km' },
  { door: 'application on paper', shape: importedApplication.shape, khmer: 'Km' },
  { door: 'new student', shape: studentDraft.shape, khmer: 'Km' },
  { door: 'changed student', shape: studentChange.shape, khmer: 'Km' },
  { door: 'campaign', shape: campaignRegistrationsResource.endpoints.register.body.shape },
  { door: 'career center', shape: registrationsResource.endpoints.register.body.shape },
  { door: 'guest of a vacancy', shape: publicApplication.shape },
];

const folder = 'tests/corpus/names';
const linesOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n');
const real = readdirSync(folder)
  .filter((file) => file !== 'not-names.txt')
  .flatMap(linesOf);
const none = linesOf('not-names.txt').map((line) => line.replaceAll(String.raw`\n`, '\n'));

describe.each(doors)('$door', ({ shape, khmer }) => {
  const takes = (field: string, name: string | undefined) => {
    const read = shape[field]?.safeParse(name);
    return read?.success === true && read.data === name;
  };

  test('takes the names of people as they are written', () => {
    const refused = real.filter((line) => {
      const [lastName, firstName, lastNameKm, firstNameKm] = line.split(' | ');
      if (!takes('lastName', lastName) || !takes('firstName', firstName)) return true;
      if (!khmer || lastNameKm === undefined) return false;
      return !takes(`lastName${khmer}`, lastNameKm) || !takes(`firstName${khmer}`, firstNameKm);
    });
    expect(refused).toEqual([]);
  });

  test('takes nothing that is no name', () => {
    const fields = Object.keys(shape).filter((name) => /^(?:last|first)Name/u.test(name));
    expect(fields.flatMap((field) => none.filter((name) => shape[field]?.safeParse(name).success))).toEqual(
      [],
    );
  });
});
