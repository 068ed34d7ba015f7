import { placeholderDate } from '@/lib/domain/limits';
import type { DemoProgram, DemoSchool, SchoolRow, Text } from './demo-types';
import { startOfDay } from './demo-dates';
import { fillFrame, list, number, paragraphs, sentences, text } from './demo-text';
import { admissionTexts, audienceOf, feesNotes } from './details/admission-texts';
import {
  buildCampuses,
  buildDocuments,
  buildExchangePrograms,
  buildScholarships,
  buildSteps,
  demoPhone,
  provinceName,
} from './details/build-details';
import { facilityTexts } from './details/facility-texts';
import {
  campusFrames,
  fieldLabels,
  languageFrames,
  offerFrames,
  suitsFrames,
} from './details/overview-frames';
import { buildQuotes } from './details/school-quotes';
import { buildPrograms } from './programs/build-programs';
import { diplomaColleges } from './schools/diploma-colleges';
import { generalSchools, kindergartens } from './schools/general-schools';
import { institutesOfBusinessAndPeople } from './schools/institutes-business';
import { institutesOfTechnologyAndNature } from './schools/institutes-technology';
import { shortCourseCentres } from './schools/short-course-centres';
import { technicalInstitutes } from './schools/technical-institutes';
import { universitiesOfTheCapital } from './schools/universities-capital';
import { universitiesOfTheProvinces } from './schools/universities-provinces';
import { vocationalCentres } from './schools/vocational-centres';
import { seededRandom } from './seeded-random';

const rows: readonly SchoolRow[] = [
  ...universitiesOfTheCapital,
  ...universitiesOfTheProvinces,
  ...institutesOfBusinessAndPeople,
  ...institutesOfTechnologyAndNature,
  ...diplomaColleges,
  ...technicalInstitutes,
  ...vocationalCentres,
  ...shortCourseCentres,
  ...generalSchools,
  ...kindergartens,
];

const firstSchoolPhone = 300;
const firstCampusPhone = 500;
const campusPhonesPerSchool = 2;
/** Every n-th program is a placeholder, alternately without a start and without an end. */
const placeholderEvery = 41;
const goldenAngleDegrees = 137.508;
const fieldsNamedMax = 3;

const isShown = ({ status, startDate, endDate }: DemoProgram) =>
  status === 'active' && startDate !== placeholderDate && endDate !== placeholderDate;

/** Codes of the fields of majors that a school teaches, the most frequent first. */
function fieldsOf(programs: readonly DemoProgram[]): string[] {
  const counts = new Map<string, number>();
  for (const program of programs) {
    counts.set(program.categoryField, (counts.get(program.categoryField) ?? 0) + 1);
  }
  return [...counts].toSorted((first, second) => second[1] - first[1]).map(([field]) => field);
}

function fieldLabel(code: string): Text {
  const label = fieldLabels[code];
  if (label === undefined) throw new Error(`No label for the field of majors ${code}`);
  return label;
}

function overviewOf(row: SchoolRow, programs: readonly DemoProgram[], mainFields: readonly string[]): Text {
  const random = seededRandom(`${row.key}/overview`);
  const audience = audienceOf[row.schoolType];
  const kind = ({ degree: 'degrees', trade: 'degrees', course: 'courses', family: 'levels' } as const)[
    audience
  ];
  const fields = list(mainFields.slice(0, fieldsNamedMax).map(fieldLabel));
  return paragraphs([
    row.about,
    sentences([
      fillFrame(random.pick(offerFrames[kind]), {
        count: number(programs.filter(isShown).length),
        fields,
      }),
      random.pick(languageFrames[row.language]),
    ]),
    sentences([
      fillFrame(random.pick(campusFrames), { place: provinceName(row.communes[0].slice(0, 2)) }),
      random.pick(suitsFrames[row.schoolType]),
    ]),
  ]);
}

function feesNoteOf(row: SchoolRow, programs: readonly DemoProgram[]): Text {
  const random = seededRandom(`${row.key}/fees-note`);
  if (audienceOf[row.schoolType] === 'course') return random.pick(feesNotes.course);
  if (programs.every((program) => program.tuitionFeeUsd === 0)) return random.pick(feesNotes.free);
  return random.pick(row.isPublic ? feesNotes.public : feesNotes.private);
}

function buildSchool(row: SchoolRow, place: number, programs: DemoProgram[], today: Date): DemoSchool {
  const mainFields = fieldsOf(programs);
  const random = seededRandom(`${row.key}/details`);
  const audience = audienceOf[row.schoolType];
  const campuses = buildCampuses(row, firstCampusPhone + place * campusPhonesPerSchool, random);
  const communeCode = row.communes[0];
  const handle = row.key.replaceAll('-', '_').slice(0, 27);
  return {
    key: row.key,
    code: row.code,
    name: row.name,
    schoolType: row.schoolType,
    isPublic: row.isPublic,
    verified: row.verified ?? true,
    status: row.status ?? 'active',
    provinceCode: communeCode.slice(0, 2),
    districtCode: communeCode.slice(0, 4),
    communeCode,
    street: campuses[0]?.street ?? text('', ''),
    overview: overviewOf(row, programs, mainFields),
    tagline: row.tagline,
    foundedYear: row.foundedYear,
    studentCount: row.studentCount,
    email: `info@${row.key}.example`,
    phone: demoPhone(firstSchoolPhone + place),
    telegram: `${handle.replace(/_$/, '')}_demo`,
    website: `https://${row.key}.example`,
    hue: Math.round(place * goldenAngleDegrees) % 360,
    feesNote: feesNoteOf(row, programs),
    admission: random.pick(admissionTexts[audience]),
    facilities: random.sample(facilityTexts[audience], random.int(4, 6)),
    campuses,
    scholarships: buildScholarships(row, today, random),
    exchangePrograms: buildExchangePrograms(row, random),
    quotes: buildQuotes(row.key, today),
    steps: buildSteps(row, mainFields[0], random),
    requiredDocuments: buildDocuments(row, random),
    programs,
  };
}

/** Some programs have no date yet. The first of a run is also the last changed, so that hiding it is visible. */
function withPlaceholders(programs: readonly DemoProgram[][], today: Date): DemoProgram[][] {
  let seen = 0;
  let marked = 0;
  const lastChangedAt = startOfDay(today).toISOString();
  return programs.map((ofSchool) =>
    ofSchool.map((program) => {
      seen += 1;
      if (seen % placeholderEvery !== 0) return program;
      marked += 1;
      return marked % 2 === 0
        ? { ...program, startDate: placeholderDate, endDate: placeholderDate }
        : { ...program, endDate: placeholderDate, updatedAt: lastChangedAt };
    }),
  );
}

/** The invented schools of the demo, with dates around `today`; the same day gives the same schools. */
export function buildDemoSchools(today: Date): DemoSchool[] {
  const day = startOfDay(today);
  const programs = withPlaceholders(
    rows.map((row) => buildPrograms(row, day)),
    day,
  );
  return rows.map((row, place) => buildSchool(row, place, programs[place] ?? [], day));
}
