import { describe, expect, it } from 'vitest';
import { degreeByCode, degreeCodes, isDegreeCode } from '@/lib/domain/schools/degrees';
import { parseGender } from '@/lib/domain/people/genders';
import { hasAnyRole, isRoleName, readRoleNames, roleNames } from '@/lib/domain/accounts/roles';
import { isSchoolType, parseSchoolTypes, schoolTypes } from '@/lib/domain/schools/school-types';

describe('roles', () => {
  it('keeps known names once and falls back to user', () => {
    expect(readRoleNames(['enrollment:advisor', 'admin', 'enrollment:advisor', 7])).toEqual([
      'enrollment:advisor',
    ]);
    expect(readRoleNames(['root'])).toEqual(['user']);
    expect(readRoleNames(undefined)).toEqual(['user']);
    expect(readRoleNames('enrollment:advisor')).toEqual(['user']);
  });

  it('matches exactly', () => {
    expect(hasAnyRole(['enrollment:advisor'], [roleNames.advisor, roleNames.bank])).toBe(true);
    expect(hasAnyRole(['enrollment:advisors', 'user'], [roleNames.advisor])).toBe(false);
    expect(isRoleName('toString')).toBe(false);
  });
});

describe('school types and degrees', () => {
  it('knows nine types and reads comma lists', () => {
    expect(schoolTypes).toHaveLength(9);
    expect(parseSchoolTypes('university, tvet,,castle,tvet')).toEqual(['university', 'tvet']);
    expect(isSchoolType('University')).toBe(false);
  });

  it('climbs from vocational certificate to medicine', () => {
    expect(degreeCodes[0]).toBe('vocational-certificate');
    expect(degreeByCode('bachelor')?.years).toBe(4);
    expect(isDegreeCode('phd')).toBe(false);
  });

  it('reads genders in any case', () => {
    expect(parseGender(' Male ')).toBe('male');
    expect(parseGender('FEMALE')).toBe('female');
    expect(parseGender('m')).toBeNull();
    expect(parseGender(1)).toBeNull();
  });
});
