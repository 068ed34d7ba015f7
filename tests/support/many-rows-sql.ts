import { type SQL, sql } from 'drizzle-orm';

/** How many schools the advisor among the people manages. */
export const advisedSchools = 20;

/** The id of the nth row of a kind, as in `manyRowsId`. */
export const idOf = (kind: string, n: SQL) =>
  sql`overlay(overlay(md5(${sql.raw(`'${kind}'`)} || (${n})) placing '8' from 13) placing 'a' from 17)::uuid`;
export const text = sql`jsonb_build_object('en', 'Text', 'km', 'អត្ថបទ')`;
/** A typical text: 600 letters that do not compress well. */
export const long = sql`(select jsonb_build_object('en', string_agg(md5(i::text || n), ''), 'km', 'អត្ថបទ')
  from generate_series(1, 20) n)`;
export const at = (n: SQL) => sql`timestamptz '2026-01-01' + make_interval(mins => (${n})::int % 400000)`;
export const i = sql.raw('i');
export const upTo = (count: number) => sql`generate_series(0, ${count - 1}::int) as i`;
export const one = (list: string[], n: SQL) =>
  sql`(array[${sql.join(
    list.map((item) => sql`${item}`),
    sql`, `,
  )}]::text[])[1 + (${n}) % ${sql.raw(String(list.length))}]`;

export const lastNames = ['Sok', 'Chan', 'Keo', 'Chea', 'Long', 'Meas', 'Nhem', 'Ouk', 'Prak', 'Seng', 'Tep'];
export const lastNamesKm = ['សុខ', 'ចាន់', 'កែវ', 'ជា', 'ឡុង', 'មាស', 'ញ៉ែម', 'អ៊ុក', 'ប្រាក់', 'សេង', 'ទេព'];
export const firstNames = ['Dara', 'Bopha', 'Sophea', 'Rithy', 'Kosal', 'Maly', 'Vanna', 'Piseth', 'Thida'];
export const firstNamesKm = ['តារា', 'បុប្ផា', 'សុភា', 'រិទ្ធី', 'កុសល', 'ម៉ាលី', 'វណ្ណា', 'ពិសិដ្ឋ', 'ធីតា'];
export const majors = ['Accounting', 'Law', 'Nursing', 'Civil engineering', 'Tourism', 'English', 'Design'];
export const majorsKm = ['គណនេយ្យ', 'នីតិសាស្ត្រ', 'គិលានុបដ្ឋាក', 'វិស្វកម្មសំណង់', 'ទេសចរណ៍', 'អង់គ្លេស', 'រចនា'];

export const phone = sql`'+8551' || lpad(i::text, 8, '0')`;
export const name = sql`${one(lastNames, i)} || ' ' || ${one(firstNames, sql`i / 11`)}`;
export const nameKm = sql`${one(lastNamesKm, i)} || ' ' || ${one(firstNamesKm, sql`i / 11`)}`;
export const personFold = sql`lower(${name}) || E'\n' || ${nameKm} || E'\n' || ${phone}`;
