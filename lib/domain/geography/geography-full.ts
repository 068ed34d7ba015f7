import communeRows from '../data/communes.json';
import districtRows from '../data/districts.json';
import { isNestedAddress, toPlace, type AddressCodes, type Place } from './geography';

// For servers: about 100 KB of names that no browser should download.

const districtsByCode: ReadonlyMap<string, Place> = new Map(
  districtRows.map((row) => [row.code, toPlace(row)]),
);

const communesByCode: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(communeRows));

export function districtByCode(code: string): Place | undefined {
  return districtsByCode.get(code);
}

export function districtsOf(provinceCode: string): Place[] {
  return [...districtsByCode.values()].filter((place) => place.code.slice(0, 2) === provinceCode);
}

/** A khan or a municipality is divided into sangkats, a district into communes. */
export function communeByCode(code: string): Place | undefined {
  const [km, en] = communesByCode.get(code) ?? [];
  if (km === undefined || en === undefined) return undefined;
  const unit = districtsByCode.get(code.slice(0, 4))?.unit === 'district' ? 'commune' : 'sangkat';
  return { code, km, en, unit };
}

/** True when every given code exists in the gazetteer and belongs to the one before it. */
export function isValidAddress(address: AddressCodes): boolean {
  if (!isNestedAddress(address)) return false;
  const { district, commune } = address;
  return (
    (district === undefined || districtsByCode.has(district)) &&
    (commune === undefined || communesByCode.has(commune))
  );
}
