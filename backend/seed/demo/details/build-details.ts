import { provinces } from '@/lib/domain/geography/geography';
import type {
  DemoCampus,
  DemoExchangeProgram,
  DemoScholarship,
  DemoStep,
  SchoolRow,
  Text,
} from '@/backend/seed/demo/demo-types';
import { addDays, isoDay } from '@/backend/seed/demo/demo-dates';
import { fillFrame, number, text } from '@/backend/seed/demo/demo-text';
import type { SeededRandom } from '@/backend/seed/demo/seeded-random';
import { audienceOf, documentTexts, stepsOfField, stepTexts } from './admission-texts';
import { exchangeDescriptions, exchangePartners, exchangeTitles } from './exchange-texts';
import { pointOf } from './places';
import { scholarshipKinds } from './scholarship-texts';

const documentsAlwaysAsked = 3;
const coordinateSpreadDegrees = 0.008;

const streetFrames = {
  capital: text('No. {house}, Street {street}', 'ផ្ទះលេខ {house} ផ្លូវលេខ {street}'),
  town: [
    text('No. {house}, Market Road', 'ផ្ទះលេខ {house} ផ្លូវផ្សារ'),
    text('No. {house}, Hospital Road', 'ផ្ទះលេខ {house} ផ្លូវមន្ទីរពេទ្យ'),
    text('No. {house}, Pagoda Road', 'ផ្ទះលេខ {house} ផ្លូវវត្ត'),
    text('No. {house}, Station Road', 'ផ្ទះលេខ {house} ផ្លូវស្ថានីយ'),
    text('No. {house}, Garden Road', 'ផ្ទះលេខ {house} ផ្លូវសួនច្បារ'),
  ],
} as const;

/** The name of the province; the capital has its own form. */
export function provinceName(code: string): Text {
  const province = provinces.find((entry) => entry.code === code);
  if (province === undefined) throw new Error(`Unknown province in the demo seed: ${code}`);
  return code === '12' ? text(province.en, `រាជធានី${province.km}`) : text(province.en, `ខេត្ត${province.km}`);
}

/** A phone number in the range of the demo: +85512000 and three digits. */
export function demoPhone(place: number): string {
  return `+85512000${String(place).padStart(3, '0')}`;
}

export function buildCampuses(row: SchoolRow, firstPhone: number, random: SeededRandom): DemoCampus[] {
  return row.communes.map((communeCode, place) => {
    const districtCode = communeCode.slice(0, 4);
    const provinceCode = communeCode.slice(0, 2);
    const [latitude, longitude] = pointOf(districtCode);
    const spread = () => (random.next() - 0.5) * 2 * coordinateSpreadDegrees;
    const round = (value: number) => Math.round(value * 100_000) / 100_000;
    const house = number(random.int(2, 240));
    const street = provinceCode === '12' ? streetFrames.capital : random.pick(streetFrames.town);
    return {
      key: place === 0 ? 'main' : `branch-${place}`,
      name:
        place === 0
          ? text('Main campus', 'បរិវេណធំ')
          : fillFrame(text('{place} campus', 'ទីតាំង{place}'), { place: provinceName(provinceCode) }),
      provinceCode,
      districtCode,
      communeCode,
      street: fillFrame(street, { house, street: number(random.int(101, 698)) }),
      latitude: round(latitude + spread()),
      longitude: round(longitude + spread()),
      phone: demoPhone(firstPhone + place),
    };
  });
}

export function buildScholarships(row: SchoolRow, today: Date, random: SeededRandom): DemoScholarship[] {
  const audience = audienceOf[row.schoolType];
  const kinds = scholarshipKinds.filter((kind) => kind.audiences.includes(audience));
  const count = audience === 'degree' ? random.int(1, 3) : random.int(0, 2);
  return random.sample(kinds, count).map((kind) => {
    const coveragePercent = random.pick(kind.percents);
    const [seatsMin, seatsMax] = kind.seats;
    return {
      key: kind.key,
      title: kind.title,
      description: fillFrame(kind.description, { school: row.name }),
      coverage:
        coveragePercent === 100
          ? text('The whole tuition fee', 'ថ្លៃសិក្សាទាំងស្រុង')
          : fillFrame(text('{percent} percent of the tuition fee', '{percent} ភាគរយនៃថ្លៃសិក្សា'), {
              percent: number(coveragePercent),
            }),
      coveragePercent,
      seats: random.int(seatsMin, seatsMax),
      deadline: isoDay(addDays(today, random.int(-15, 150))),
      eligibility: kind.eligibility,
    };
  });
}

export function buildExchangePrograms(row: SchoolRow, random: SeededRandom): DemoExchangeProgram[] {
  const mostPrograms = { university: 2, institute: 1, k12: row.fees === 'international' ? 1 : 0 } as const;
  const most = row.schoolType in mostPrograms ? mostPrograms[row.schoolType as keyof typeof mostPrograms] : 0;
  const least = row.schoolType === 'university' && row.language !== 'km' ? 1 : 0;
  return random.sample(exchangePartners, random.int(Math.min(least, most), most)).map((entry) => {
    const durationMonths = random.pick([2, 3, 5, 6]);
    const values = { partner: entry.partner, country: entry.country, months: number(durationMonths) };
    return {
      key: entry.key,
      title: fillFrame(random.pick(exchangeTitles), values),
      partner: entry.partner,
      country: entry.country,
      durationMonths,
      description: fillFrame(random.pick(exchangeDescriptions), values),
    };
  });
}

/** The organization's own steps; some are disabled. */
export function buildSteps(row: SchoolRow, mainField: string | undefined, random: SeededRandom): DemoStep[] {
  const special = mainField === undefined ? undefined : stepsOfField[mainField];
  const own = stepTexts[audienceOf[row.schoolType]];
  const most = Math.min(own.length, special === undefined ? 4 : 3);
  const chosen = random.sample(own, Math.min(most, row.stepCount ?? random.int(0, most)));
  const all = special === undefined || chosen.length === 0 ? chosen : [...chosen, special];
  return all.map((kind, place) => ({ ...kind, order: place + 1, status: place === 0 || random.chance(0.8) }));
}

export function buildDocuments(row: SchoolRow, random: SeededRandom): Text[] {
  const all = documentTexts[audienceOf[row.schoolType]];
  const further = all.slice(documentsAlwaysAsked);
  return [
    ...all.slice(0, documentsAlwaysAsked),
    ...random.sample(further, random.int(Math.min(1, further.length), further.length)),
  ];
}
