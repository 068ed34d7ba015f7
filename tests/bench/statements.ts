import { searchTerms } from '@/lib/domain/search/search-terms';

/** A request to the backend, and the cheapest statement with the same answer. */
export interface Question {
  name: string;
  path: string;
  text: string;
  values: string[];
}

const courses = `s.id, s.school_id, s.name, s.name_native, s.status, s.school_type, s.category_id, s.degree, s.fee_cents,
  s.is_public, s.start_date, s.end_date, s.application_deadline, s.duration_months, s.language, s.shift, s.created_at,
  s.updated_at, k.name as category, k.name_native as category_native, c.slug, c.name as school,
  c.name_native as school_native, c.province, c.hue, c.verified, c.is_demo`;
const ofCourses = `subjects s join schools c on c.id = s.school_id left join categories k on k.id = s.category_id`;
const open = `not s.is_placeholder and not exists (select 1 from schools x where x.id = s.school_id and x.status = 'inactive')`;
const university = `${open} and s.school_type = 'university' and s.province in ('12', '08')`;
/** The word, or a major that it means. */
const tourismMajors = searchTerms('tourism').flatMap(({ concept }) => concept?.majors ?? []);
const tourism = `${open} and (s.search_fold like '%tourism%'
  or s.category_id in (${tourismMajors.map((major) => `'${major}'`).join(', ')}))`;
const schools = `c.id, c.slug, c.code, c.name, c.name_native, c.school_type, c.verified, c.status, c.province, c.is_public,
  c.tagline, c.min_fee_cents, c.max_fee_cents, c.program_count, c.category_ids, c.hue, c.is_demo,
  jsonb_array_length(c.scholarships) as scholarships`;

/** For a database with these two. */
const questionsFor = (subjectId: string, schoolId: string): Question[] => [
  {
    name: 'a course by id',
    path: `/api-nest-aca/enrollable_subjects/${subjectId}`,
    text: `select ${courses}, s.description, s.careers, s.version from ${ofCourses} where s.id = $1`,
    values: [subjectId],
  },
  {
    name: 'a school by id',
    path: `/api-nest-aca/schools/${schoolId}`,
    text: `select ${schools}, c.district, c.commune, c.street, c.overview, c.founded_year, c.student_count, c.email, c.phone,
      c.telegram, c.website, c.fees_note, c.admission, c.facilities, c.required_documents, c.scholarships,
      c.exchange_programs, c.version, c.updated_at,
      (select jsonb_agg(p order by p.key) from campuses p where p.school_id = c.id) as campuses,
      (select jsonb_agg(k order by k.name) from categories k where k.id = any(c.category_ids)) as category_names
      from schools c where c.id = $1`,
    values: [schoolId],
  },
  {
    name: 'courses by kind and province, counted',
    path: '/api-nest-aca/enrollable_subjects?limit=9&schoolType=university&province=12,08&order=fee',
    text: `select ${courses}, (select count(*) from subjects s where ${university})::int as total
      from ${ofCourses} where ${university} order by s.fee_cents, s.id limit 9`,
    values: [],
  },
  {
    name: 'courses by keyword, counted',
    path: '/api-nest-aca/enrollable_subjects?limit=9&keyword=tourism',
    text: `select ${courses}, found.total from (select s.id, count(*) over ()::int as total from subjects s
      where ${tourism} order by s.created_at, s.id limit 9) found join subjects s on s.id = found.id
      join schools c on c.id = s.school_id left join categories k on k.id = s.category_id order by s.created_at, s.id`,
    values: [],
  },
  {
    name: 'schools, counted',
    path: '/api-nest-aca/schools?sort=name&lang=km',
    text: `select ${schools}, (select count(*) from schools where status = 'active')::int as total
      from schools c where c.status = 'active' order by c.sort_key_km, c.id limit 12`,
    values: [],
  },
];

/** For the first course of a backend and its school. */
export async function questionsOf(origin: string): Promise<Question[]> {
  const answer = await fetch(`${origin}/api-nest-aca/enrollable_subjects?limit=1`, {
    headers: { connection: 'close' },
  });
  const { data } = (await answer.json()) as { data: { enrollableSubjectId: string; schoolId: string }[] };
  return questionsFor(data[0]?.enrollableSubjectId ?? '', data[0]?.schoolId ?? '');
}
