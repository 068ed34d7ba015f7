import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';

/** Statements that a release sends, in one form each. */
export interface ReleaseStatements {
  /** Its day, as in docs/releases.md. */
  release: string;
  statements: string[];
}

const folder = join(process.cwd(), 'tests/releases');
const ending = '.json.gz';

/** The statements of the last release that was noted. */
export function readReleaseStatements(): ReleaseStatements {
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith(ending));
  const statements = JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString()) as string[];
  return { release: name.slice(0, -ending.length), statements };
}

/** Replaces the statements of the release before. */
export function writeReleaseStatements({ release, statements }: ReleaseStatements): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  writeFileSync(join(folder, `${release}${ending}`), gzipSync(JSON.stringify(statements), { level: 9 }));
}

/** The form in which lists of any length are one statement: one value, one row, parameters numbered as they come. */
export const inOneForm = (statement: string): string => {
  const short = statement
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\bin \((\$\d+)(?:, \$\d+)+\)/g, 'in ($1)')
    .replace(/(\bvalues )(\((?:[^()]|\([^()]*\))*\))(?:, \((?:[^()]|\([^()]*\))*\))+/g, '$1$2');
  const numbers = new Map<string, number>();
  return short.replace(/\$\d+/g, (name) => {
    numbers.set(name, numbers.get(name) ?? numbers.size + 1);
    return `$${numbers.get(name)}`;
  });
};

/** Columns that must have a value, and get none from the database, by table. */
const readRequired = async (database: PGlite): Promise<Map<string, string[]>> => {
  const { rows } = await database.query<{ table: string; columns: string[] }>(
    `select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and is_nullable = 'NO' and column_default is null and is_identity = 'NO'
       and is_generated = 'NEVER' group by 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
};

/** A required column that an insert does not name. */
const unfilled = (statement: string, required: ReadonlyMap<string, string[]>): string | undefined => {
  const [, table = '', named = ''] = /^insert into "(\w+)" \(([^)]*)\)/.exec(statement) ?? [];
  return required.get(table)?.find((column) => !named.includes(`"${column}"`));
};

/** Why the database would refuse statements, each with its reason. PostgreSQL plans each one and runs none. */
export async function refusedStatements(
  database: PGlite,
  statements: readonly string[],
): Promise<{ statement: string; reason: string }[]> {
  const required = await readRequired(database);
  const refused: { statement: string; reason: string }[] = [];
  for (const statement of statements) {
    const column = unfilled(statement, required);
    if (column) refused.push({ statement, reason: `The required column ${column} gets no value.` });
    else
      await database.exec(`explain (generic_plan) ${statement}`).catch((error: unknown) => {
        refused.push({ statement, reason: error instanceof Error ? error.message : String(error) });
      });
  }
  return refused;
}
