/** Groups of buildings in the drawings `campus-…`. */
type CampusBuildings =
  | 'hall'
  | 'towers'
  | 'facing'
  | 'storeys'
  | 'wing'
  | 'court'
  | 'pavilion'
  | 'sheds'
  | 'yard'
  | 'long'
  | 'terrace'
  | 'stilts'
  | 'shops'
  | 'garden';
type CampusFront = 'road' | 'rice' | 'river' | 'lawn';
/** Each group of buildings on each ground, in three airs. */
export type Campus = `campus-${CampusBuildings}-${CampusFront}-${1 | 2 | 3}`;

/** What the drawing of a school follows. */
export interface CampusOwner {
  slug: string;
  schoolType: string;
  /** Code of two digits; '' where unknown. */
  province: string;
}

const ofHigherEducation: readonly CampusBuildings[] = [
  'hall',
  'towers',
  'facing',
  'storeys',
  'wing',
  'court',
  'pavilion',
];
const ofTrades: readonly CampusBuildings[] = ['sheds', 'yard', 'wing', 'court', 'terrace'];
const ofCourses: readonly CampusBuildings[] = ['shops', 'towers', 'terrace', 'wing'];

/** What a school of a type looks like: no towers for a kindergarten, sheds for trades. */
const buildingsOf: Readonly<Record<string, readonly CampusBuildings[]>> = {
  university: ofHigherEducation,
  institute: ofHigherEducation,
  'associate-degree-diploma': ofHigherEducation,
  tvet: ofTrades,
  vocational: ofTrades,
  'short-course': ofCourses,
  'short-course-institute': ofCourses,
  k12: ['long', 'facing', 'terrace', 'storeys', 'stilts'],
  kindergarten: ['garden', 'stilts'],
};

const onRivers = new Set(['03', '04', '08', '10', '14', '19', '25']);
const onTheCoast = new Set(['07', '09', '18', '23']);

/** What lies before a school in a province: streets in the capital, water by rivers and the sea, rice elsewhere. */
function frontsOf(province: string): readonly CampusFront[] {
  if (province === '12') return ['road', 'lawn', 'river'];
  if (onRivers.has(province)) return ['river', 'rice', 'lawn'];
  if (onTheCoast.has(province)) return ['river', 'road', 'lawn'];
  return ['rice', 'road', 'lawn'];
}

const variants = [1, 2, 3] as const;

/** All that suit a school, always in the same order. */
const campusesFor = ({ schoolType, province }: CampusOwner): Campus[] =>
  (buildingsOf[schoolType] ?? ofHigherEducation).flatMap((built) =>
    frontsOf(province).flatMap((front) =>
      variants.map((variant): Campus => `campus-${built}-${front}-${variant}`),
    ),
  );

/** Chosen so that few schools of the demo share a drawing. */
const firstHash = 0x81_1c_9b_15;

function numberOf(slug: string): number {
  let hash = firstHash;
  for (const letter of slug) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  // The low bits of neighbours differ too little without it.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The scene of a school without a photograph, after its type and province: always the same for its address. */
export function campusOf(school: CampusOwner): Campus {
  const campuses = campusesFor(school);
  return campuses[numberOf(school.slug) % campuses.length] ?? 'campus-hall-road-1';
}

/** How far back in a list a neighbour can be: a page of a list shows each scene once. */
const near = 11;

/** One scene for each school of a list: its own, or the next one that no neighbour shows. */
export function campusesInList(schools: readonly CampusOwner[]): Campus[] {
  const chosen: Campus[] = [];
  for (const school of schools) {
    const taken = chosen.slice(-near);
    const campuses = campusesFor(school);
    const own = campuses.indexOf(campusOf(school));
    const inOrder = [...campuses.slice(own), ...campuses.slice(0, own)];
    chosen.push(inOrder.find((campus) => !taken.includes(campus)) ?? campusOf(school));
  }
  return chosen;
}
