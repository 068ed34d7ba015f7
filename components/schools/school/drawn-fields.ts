import { fieldFigure } from '@/lib/domain/schools/field-figures';
import { majorByCode, majorFieldByCode } from '@/lib/domain/schools/majors';

const fieldsMax = 3;

/** The fields of its majors that have a drawing of their own, each drawing once. */
export const drawnFields = (categories: readonly string[]) => {
  const fields = new Set(categories.flatMap((code) => majorByCode(code)?.field ?? []));
  const drawn = new Map([...fields].map((code) => [fieldFigure(code), majorFieldByCode(code)]));
  return [...drawn].slice(0, fieldsMax);
};
