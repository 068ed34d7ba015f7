import { readToldDate } from '@/lib/domain/values/date';
import { plainText } from '@/lib/domain/values/plain-text';
import { gpaOf } from '@/lib/domain/values/score';
import { type Job, type Resume, resume } from './json-resume';
import type { SectionKind } from './profile-section';
import { profileSectionResources } from './profile-sections';

interface Found {
  kind: SectionKind;
  data: Record<string, unknown>;
}
/** An entry of a file, with the fields that it lacks or that are wrong; none where it can be added. */
export interface FoundEntry extends Found {
  missing: string[];
}
export interface FoundResume {
  /** Fields of the profile itself. */
  head: Record<string, string>;
  entries: FoundEntry[];
}

const khmerLetter = /[\u1780-\u17b3]/;
/** A text goes into the field of its script. */
const inScript = (name: string, value: string | undefined) =>
  value?.trim() ? { [khmerLetter.test(value) ? `${name}Native` : name]: value.trim() } : {};

const stillRuns = /^(?:present|current|now|today|ongoing|បច្ចុប្បន្ន)$/iu;
/** A date as exact as the file tells it; one that cannot be read is for its owner to mend. */
const told = (date: string | undefined) =>
  date === undefined || stillRuns.test(plainText(date))
    ? undefined
    : (readToldDate(date) ?? (date || undefined));
/** The result as the file says it; one that cannot be read is for its owner to mend. */
const scoreOf = (score: string | undefined) => {
  if (!score?.trim()) return {};
  const gpa = gpaOf(score);
  return { score: score.trim(), ...(gpa !== null && { gpa }) };
};
const spanOf = ({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}) => ({
  startDate: told(startDate),
  endDate: told(endDate),
});
const linesOf = (...lines: readonly (string | undefined)[]) => lines.filter(Boolean).join('\n');
/** Programs name levels in many ways; what is not known is "good". */
const levelOf = (named: string | undefined) => {
  const words = [/begin|elementary|ទើប/i, /basic|limited|មូលដ្ឋាន/i, /^good|intermediate|working|^ល្អ$/i];
  const best = [/very good|advanced|professional|ល្អណាស់/i, /excellent|master|expert|native|fluent|ពូកែ/i];
  const place = [...best.toReversed(), ...words].findIndex((word) => word.test(named ?? ''));
  return [5, 4, 1, 2, 3][place] ?? 3;
};

const found = (file: Resume): Found[] => {
  const list = <Item extends { sala?: Record<string, unknown> | undefined }>(
    kind: SectionKind,
    items: readonly Item[] | undefined,
    read: (item: Item) => Record<string, unknown>,
  ): Found[] => (items ?? []).map((item) => ({ kind, data: item.sala ?? read(item) }));
  const jobOf = (item: Job, type: string) => ({
    ...inScript('jobTitle', item.position),
    ...inScript('location', item.location),
    ...inScript('jobDescription', linesOf(item.summary, ...(item.highlights ?? []))),
    experienceType: type,
    ...spanOf(item),
  });
  const attribute = (kind: string, name: string | undefined, level?: number) => ({
    kind,
    ...inScript('name', name),
    ...(level && { level }),
  });
  return [
    ...list('education', file.education, (item) => ({
      ...inScript('degreeName', item.studyType),
      ...inScript('schoolName', item.institution),
      ...inScript('fieldOfStudy', item.area),
      ...spanOf(item),
      ...scoreOf(item.score),
    })),
    ...list('experience', file.work, (item) => ({
      ...jobOf(item, 'full-time'),
      ...inScript('companyName', item.name),
    })),
    ...list('experience', file.volunteer, (item) => ({
      ...jobOf(item, 'volunteer'),
      ...inScript('companyName', item.organization),
    })),
    ...list('achievement', file.awards, (item) => ({
      ...inScript('title', item.title),
      ...inScript('issuingOrganization', item.awarder),
      ...inScript('description', item.summary),
      dateReceived: told(item.date),
    })),
    ...list('certificate', file.certificates, (item) => ({
      ...inScript('name', item.name),
      ...inScript('issuingOrganization', item.issuer),
      dateEarned: told(item.date),
    })),
    ...list('attribute', file.skills, (item) => attribute('skill', item.name, levelOf(item.level))),
    ...list('attribute', file.languages, (item) =>
      attribute('language', item.language, levelOf(item.fluency)),
    ),
    ...list('attribute', file.interests, (item) => attribute('hobby', item.name)),
    ...list('reference', file.references, (item) => ({
      ...inScript('name', item.name),
      ...inScript('position', item.reference),
    })),
  ];
};

const headOf = ({ basics }: Resume): Record<string, string> => {
  if (!basics) return {};
  const { location, label, summary, email, phone } = basics;
  const place = [location?.address, location?.city, location?.region].filter(Boolean).join(', ');
  const own = Object.entries(basics.sala ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return {
    ...inScript('specialization', label),
    ...inScript('aboutMe', summary),
    ...inScript('location', place),
    ...Object.fromEntries(own),
    ...(email && { email }),
    ...(phone && { phoneNumber: phone }),
  };
};

/** A file of JSON Resume as entries of a profile; null for what is none. */
export function readJsonResume(file: string): FoundResume | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(file);
  } catch {
    return null;
  }
  const { success, data } = resume.safeParse(parsed);
  if (!success) return null;
  const head = headOf(data);
  const entries = found(data).map(({ kind, data: fields }): FoundEntry => {
    const section = profileSectionResources.find(({ name }) => name === `recruitment/${kind}`);
    const checked = section?.endpoints.create.body.safeParse(fields);
    if (checked?.success) return { kind, data: checked.data, missing: [] };
    const paths = checked?.error.issues.map(({ path }) => String(path[0])) ?? [];
    return { kind, data: fields, missing: [...new Set(paths)] };
  });
  return entries.length === 0 && Object.keys(head).length === 0 ? null : { head, entries };
}
