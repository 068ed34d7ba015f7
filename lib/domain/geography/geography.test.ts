import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  geographyUrl,
  highSchoolsUrl,
  isNestedAddress,
  placeLabel,
  provinceByCode,
  provinces,
  type DistrictWithCommunes,
  type HighSchool,
} from './geography';
import { communeByCode, districtByCode, districtsOf, isValidAddress } from './geography-full';
import {
  majorByCode,
  majorFieldByCode,
  majorFields,
  majors,
  majorsOfField,
} from '@/lib/domain/schools/majors';

function readPublic<Row>(url: string): Row[] {
  const rows: Row[] = JSON.parse(readFileSync(path.join('public', url), 'utf8'));
  return rows;
}

function labels(code: string): string[] | undefined {
  const place = provinceByCode(code) ?? districtByCode(code) ?? communeByCode(code);
  return place && [placeLabel(place, 'km'), placeLabel(place, 'en')];
}

describe('gazetteer', () => {
  it('has every province, district and commune once', () => {
    expect(provinces).toHaveLength(25);
    expect(provinces.filter(({ unit }) => unit === 'capital').map(({ en }) => en)).toEqual(['Phnom Penh']);
    expect(provinces.flatMap(({ code }) => districtsOf(code))).toHaveLength(210);
  });

  it('serves browsers the same places as it validates', () => {
    let communeCount = 0;
    for (const province of provinces) {
      for (const district of readPublic<DistrictWithCommunes>(geographyUrl(province.code))) {
        const { communes, ...own } = district;
        expect(districtByCode(district.code)).toEqual(own);
        for (const commune of communes) expect(communeByCode(commune.code)).toEqual(commune);
        communeCount += communes.length;
      }
    }
    expect(communeCount).toBe(1_652);
    expect(readdirSync('public/data/geo')).toHaveLength(25);
  });

  it('places every high school in a district of its province', () => {
    const schools = provinces.flatMap(({ code }) => readPublic<HighSchool>(highSchoolsUrl(code)));
    expect(schools).toHaveLength(558);
    expect(new Set(schools.map(({ code }) => code)).size).toBe(558);
    expect(schools.filter(({ district }) => !districtByCode(district))).toEqual([]);
  });

  it('labels places as they are said', () => {
    expect(labels('07')).toEqual(['ខេត្តកំពត', 'Kampot Province']);
    expect(labels('12')).toEqual(['រាជធានីភ្នំពេញ', 'Phnom Penh']);
    expect(labels('1201')).toEqual(['ខណ្ឌចំការមន', 'Khan Chamkar Mon']);
    expect(labels('99')).toBeUndefined();
  });
});

describe('isValidAddress', () => {
  it('takes codes that exist and nest', () => {
    expect(isValidAddress({ province: '01' })).toBe(true);
    expect(isValidAddress({ province: '01', district: '0102' })).toBe(true);
    expect(isValidAddress({ province: '01', district: '0102', commune: '010201' })).toBe(true);
  });

  it.each([
    { province: '26' },
    { province: '' },
    { province: '02', district: '0102' },
    { province: '01', district: '0101' },
    { province: '01', district: '0102', commune: '010301' },
    { province: '01', district: '0102', commune: '010299' },
    { province: '01', commune: '010201' },
    { province: '01', district: '010' },
    { province: 'constructor' },
  ])('refuses %j', (address) => {
    expect(isValidAddress(address)).toBe(false);
  });

  it('leaves existence to the server', () => {
    expect(isNestedAddress({ province: '01', district: '0199' })).toBe(true);
    expect(isNestedAddress({ province: '01', district: '0299' })).toBe(false);
  });
});

describe('majors', () => {
  it('each belong to a field, and no field is empty', () => {
    expect(majors).toHaveLength(109);
    expect(majorFields).toHaveLength(17);
    expect(majors.filter(({ field }) => !majorFieldByCode(field))).toEqual([]);
    expect(majorFields.flatMap(({ code }) => majorsOfField(code))).toHaveLength(109);
    expect(majors.filter(({ riasec }) => !/^[RIASEC]{1,3}$/.test(riasec))).toEqual([]);
    expect(majorByCode('accounting')?.field).toBe('fin');
  });
});
