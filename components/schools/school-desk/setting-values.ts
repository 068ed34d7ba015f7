import type { SchoolConfiguration } from '@/lib/contract/schools/school-settings';
import { trimAll } from '@/lib/domain/trim';

type SettingValue = SchoolConfiguration['value'];

/** A setting as it is typed: a list has a value in each line. */
export const settingText = (value: SettingValue): string =>
  Array.isArray(value) ? value.join('\n') : String(value);

/** What a typed setting means: yes or no, a number, several lines, or a text. */
export function readSetting(typed: string): SettingValue {
  const text = trimAll(typed);
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?\d{1,15}(?:\.\d{1,6})?$/.test(text)) return Number(text);
  const lines = text.split('\n').map(trimAll).filter(Boolean);
  return lines.length > 1 ? lines : text;
}
