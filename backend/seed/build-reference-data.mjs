// Writes Sala's compact reference tables from the raw source files named in docs/data-sources.md.
// Usage: node backend/seed/build-reference-data.mjs <folder with the source files>
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const sourceFolder = process.argv[2];
if (!sourceFolder) {
  console.error('Usage: node backend/seed/build-reference-data.mjs <source folder>');
  process.exit(2);
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const domainData = path.join(root, 'lib/domain/data');
const publicData = path.join(root, 'public/data');
const khmer = new Intl.Collator('km');

const readSource = async (name) => JSON.parse(await readFile(path.join(sourceFolder, name), 'utf8'));

/** One record per line: small, and a changed record is one changed line. */
const rows = (records) => `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;
const table = (entries) =>
  `{\n${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n')}\n}\n`;

const inKhmerOrder = (records) =>
  records.toSorted((a, b) => khmer.compare(a.km, b.km) || (a.code < b.code ? -1 : 1));
const place = ({ code, km, en, unit }) => ({ code, km, en, unit });

function check(condition, message) {
  if (!condition) throw new Error(message);
}

function checkPlaces(records, codePattern, parents) {
  const codes = new Set(records.map((record) => record.code));
  check(codes.size === records.length, 'duplicate code');
  for (const { code, km, en, unit } of records) {
    check(codePattern.test(code) && km && en && unit, `incomplete place ${code}`);
    check(km === km.normalize('NFC').trim() && !/[\u200B-\u200D]/.test(km), `unclean Khmer name ${code}`);
    check(!parents || parents.has(code.slice(0, -2)), `${code} has no parent`);
  }
  return codes;
}

const { provinces, districts, communes } = await readSource('cambodia-admin.json');
const highSchools = await readSource('highschools.json');
const { fields, majors } = await readSource('majors.json');
const occupations = await readSource('occupations.json');
const { types } = await readSource('personality-majors.json');
const universities = await readSource('universities.json');

const provinceCodes = checkPlaces(provinces, /^\d{2}$/);
const districtCodes = checkPlaces(districts, /^\d{4}$/, provinceCodes);
checkPlaces(communes, /^\d{6}$/, districtCodes);
for (const school of highSchools) {
  check(
    districtCodes.has(school.district) && school.district.startsWith(school.province),
    `lost school ${school.code}`,
  );
}
for (const major of majors) check(fields[major.field], `major ${major.code} in unknown field ${major.field}`);
for (const { code, title_en, title_km, scores } of occupations) {
  const inRange = scores.length === 6 && scores.every((score) => score >= 1 && score <= 7);
  check(inRange && title_en && title_km, `incomplete occupation ${code}`);
}
const majorCodes = new Set(majors.map(({ code }) => code));
check(Object.keys(types).length === 16, 'there are sixteen types');
for (const [type, codes] of Object.entries(types)) {
  for (const code of codes) check(majorCodes.has(code), `${type} names the unknown major ${code}`);
}

/**
 * Where the abbreviation is missing or not unique, the code is the abbreviation or initials, then the province. An
 * unpublished fact is null. Web sites in the source have no scheme.
 */
function institutionRows(records) {
  const counts = Map.groupBy(records, ({ abbr }) => abbr);
  const codes = new Set();
  return records.map(({ name_en: name, name_km: nameNative, abbr, ...rest }) => {
    const letters = name
      .replace(/[^A-Za-z ]/g, '')
      .split(' ')
      .filter((word) => /^[A-Z]/.test(word));
    const stem = abbr?.replace(/[^A-Za-z0-9-]/g, '') || letters.map(([letter]) => letter).join('');
    const isShared = !abbr || counts.get(abbr).length > 1;
    const wanted = isShared ? `${stem}-${rest.province_code}` : stem;
    let code = wanted;
    for (let number = 2; codes.has(code); number += 1) code = `${wanted}-${number}`;
    codes.add(code);
    check(/^[A-Za-z0-9-]{2,20}$/.test(code) && name && nameNative, `incomplete institution ${name}`);
    check(provinceCodes.has(rest.province_code), `lost institution ${name}`);
    check(['public', 'private'].includes(rest.sector), `sector of ${name}`);
    const website = rest.website ? `https://${rest.website}` : null;
    return {
      code,
      name,
      nameNative,
      schoolType: rest.school_type,
      isPublic: rest.sector === 'public' ? 'yes' : 'no',
      province: rest.province_code,
      website,
    };
  });
}
const institutions = institutionRows(universities);

const geoFolder = path.join(publicData, 'geo');
const highSchoolFolder = path.join(publicData, 'high-schools');
// The old file of a removed province must not remain.
for (const folder of [geoFolder, highSchoolFolder]) await rm(folder, { recursive: true, force: true });
for (const folder of [domainData, geoFolder, highSchoolFolder]) await mkdir(folder, { recursive: true });

await writeFile(path.join(domainData, 'provinces.json'), rows(provinces.map(place)));
await writeFile(path.join(domainData, 'districts.json'), rows(districts.map(place)));
await writeFile(
  path.join(domainData, 'communes.json'),
  table(communes.map(({ code, km, en }) => [code, [km, en]])),
);
await writeFile(
  path.join(domainData, 'major-fields.json'),
  rows(Object.entries(fields).map(([code, { km, en }]) => ({ code, km, en }))),
);
await writeFile(
  path.join(domainData, 'majors.json'),
  rows(majors.map(({ code, km, en, field, riasec }) => ({ code, km, en, field, riasec }))),
);
await writeFile(
  path.join(domainData, 'occupations.json'),
  rows(occupations.map(({ code, title_km: km, title_en: en, scores }) => ({ code, km, en, scores }))),
);
await writeFile(path.join(domainData, 'personality-majors.json'), table(Object.entries(types)));

const seedFolder = path.join(root, 'backend/seed');
await writeFile(path.join(seedFolder, 'institutions.json'), rows(institutions));
const names = universities.map(({ name_en, name_km, abbr }) =>
  JSON.stringify([name_en, name_km, abbr ?? '']),
);
await writeFile(
  path.join(seedFolder, 'demo/real-university-names.json'),
  `[\n${names.join(',\n').replaceAll('","', '", "')}\n]\n`,
);

for (const { code: province } of provinces) {
  const own = inKhmerOrder(districts.filter(({ code }) => code.startsWith(province))).map((district) => ({
    ...place(district),
    communes: inKhmerOrder(communes.filter(({ code }) => code.startsWith(district.code))).map(place),
  }));
  await writeFile(path.join(geoFolder, `${province}.json`), rows(own));
  const schools = inKhmerOrder(highSchools.filter((school) => school.province === province));
  await writeFile(
    path.join(highSchoolFolder, `${province}.json`),
    rows(schools.map(({ code, km, district }) => ({ code, km, district }))),
  );
}

console.log(
  `${provinces.length} provinces, ${districts.length} districts, ${communes.length} communes, ` +
    `${highSchools.length} high schools, ${majors.length} majors in ${Object.keys(fields).length} fields, ` +
    `${occupations.length} occupations, ${institutions.length} institutions`,
);
