import { plainText } from './plain-text';

/** Two years with what people write between them; the second may be short. */
const betweenYears = /^(\d{2})(\d{2}) ?[-–—/] ?(?:\1)?(\d{2})$/u;

/** A school year as it is kept: `២០២៥-២០២៦`, `2025/2026` and `2025–26` are 2025-2026. Anything else stays as it is. */
export const readSchoolYear = (written: string): string =>
  plainText(written).replace(betweenYears, '$1$2-$1$3');
