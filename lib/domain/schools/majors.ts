import fieldRows from '../data/major-fields.json';
import majorRows from '../data/majors.json';

export type MajorField = { code: string; km: string; en: string };
/** `riasec` contains up to three interest letters, strongest first (Sala's own editorial judgement). */
export type Major = { code: string; km: string; en: string; field: string; riasec: string };

export const majorFields: readonly MajorField[] = fieldRows;
export const majors: readonly Major[] = majorRows;

const majorsByCode: ReadonlyMap<string, Major> = new Map(majors.map((major) => [major.code, major]));
const fieldsByCode: ReadonlyMap<string, MajorField> = new Map(
  majorFields.map((field) => [field.code, field]),
);

export function majorByCode(code: string): Major | undefined {
  return majorsByCode.get(code);
}

export function majorFieldByCode(code: string): MajorField | undefined {
  return fieldsByCode.get(code);
}

export function majorsOfField(fieldCode: string): Major[] {
  return majors.filter((major) => major.field === fieldCode);
}

/** Codes of the other majors in the fields of these, for the case that none of these is offered. */
export function relatedMajorCodes(codes: readonly string[]): string[] {
  const fields = new Set(codes.flatMap((code) => majorByCode(code)?.field ?? []));
  return majors
    .filter(({ code, field }) => fields.has(field) && !codes.includes(code))
    .map(({ code }) => code);
}
