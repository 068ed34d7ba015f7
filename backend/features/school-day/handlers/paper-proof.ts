import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { plainDate } from '@/lib/domain/dates/dates';
import { issuedPapers, rateLimits, schools } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import type { Env } from '@/backend/http/implement';
import { plainPage, plainPagePolicy } from '@/backend/http/plain-page';
import { paperChecksPerAddressPerHourMax, proofPagesStored } from '@/backend/limits';
import { isCheckedOrganization } from '@/backend/core/access/checked-organization';
import { isOwnOrganization } from '@/backend/core/access/own-organization';
import { countUse, readUse, usedOf } from '@/backend/core/access/rate-limit';
import { findCertificate } from '@/backend/features/events/services/after-event';
import { type PaperRow, serialOf } from '@/backend/features/school-day/services/issued-paper-views';
import { certificateRows } from '@/backend/features/school-day/services/certificate-paper';
import { identityRows, nameIn, resultTable, standingRows } from '@/backend/core/papers/paper-facts-rows';
import type { RowSection } from '@/backend/core/papers/paper';
import { type PaperLocale, paperWords } from '@/backend/core/papers/paper-words';
import { createResultMemory } from '@/backend/work/result-memory';

const style = `
.state { border-radius: .75rem; padding: .75rem 1rem; color: #fff; background: #166534; }
.state.not { background: #b91c1c; }
.state strong { display: block; font-size: 1.4rem; }
section + section { border-top: 1px solid; margin-top: 2rem; padding-top: .5rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-bottom: 0; }
dl { display: grid; grid-template-columns: minmax(7rem, 2fr) 3fr; gap: 0 .75rem; } dd { margin: 0; overflow-wrap: anywhere; } dt { opacity: .75; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; } td, th { text-align: end; padding: .1rem .25rem; }
td:first-child, th:first-child { text-align: start; } tfoot td { font-weight: 700; border-top: 1px solid; }`;

const missing = plainPage(
  'រកមិនឃើញឯកសារនេះទេ · Paper not found',
  html`<h1>រកមិនឃើញឯកសារនេះទេ</h1>
    <p>គ្មានសាលាណាបានចេញឯកសារដែលមានកូដនេះតាមរយៈសាលាទេ។ សូមពិនិត្យអាសយដ្ឋានម្ដងទៀត។ <a href="/">ត្រឡប់ទៅទំព័រដើម</a></p>
    <div lang="en">
      <h2>Paper not found</h2>
      <p>
        No school has issued a paper with this code through Sala. Check the address.
        <a href="/en">Back to the homepage</a>
      </p>
    </div>`,
  style,
);

const busy = plainPage(
  'សូមរង់ចាំ · Please wait',
  html`<h1>សូមរង់ចាំបន្តិច</h1>
    <p>មានការផ្ទៀងផ្ទាត់ច្រើនពេកពីបណ្តាញនេះ។ សូមព្យាយាមម្តងទៀតក្នុងរយៈពេលមួយម៉ោង។</p>
    <p lang="en">Too many papers were checked from this network. Please try again within an hour.</p>`,
  style,
);

const termsOf = (rows: RowSection['rows']) =>
  html`<dl>
    ${rows.map(
      ([term, text]) =>
        html`<dt>${term}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`;

/** The facts of the paper in one language. */
const factsIn = (row: PaperRow, locale: PaperLocale, isChecked: boolean) => {
  const { school: t } = paperWords[locale];
  const { facts } = row;
  const table = resultTable(facts, locale);
  const rows = [
    ...identityRows(facts, locale, true),
    ...standingRows(facts, locale),
    [t.serial, serialOf(row)] as const,
    [t.issuedBy, nameIn(facts.school, locale)] as const,
    [t.issuedOn, plainDate(row.issuedAt, locale)] as const,
  ];
  return html`<section lang="${locale}">
    <h1>${t.kind[row.kind]}</h1>
    <p class="${row.state === 'valid' ? 'state' : 'state not'}">
      <strong>${t.state[row.state]}</strong>${row.endedAt ? plainDate(row.endedAt, locale) : ''}
    </p>
    ${isChecked ? '' : html`<p class="state not">${t.unchecked}</p>`} ${termsOf(rows)}
    ${
      table
        ? html`<h2>${table.title}</h2>
            <table>
              <thead>
                <tr>
                  ${table.columns.map((name) => html`<th scope="col">${name}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${table.lines.map(
                  (line) =>
                    html`<tr>
                      ${line.map((text) => html`<td>${text}</td>`)}
                    </tr>`,
                )}
              </tbody>
              <tfoot>
                <tr>
                  ${table.total.map((text) => html`<td>${text}</td>`)}
                </tr>
              </tfoot>
            </table>`
        : ''
    }
  </section>`;
};

type Certificate = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

/** What a certificate of attendance says in one language. */
const attendedIn = ({ certificate, attendedAt }: Certificate, locale: PaperLocale, isChecked: boolean) => {
  const { attended: t, school } = paperWords[locale];
  const rows = [
    ...certificateRows(certificate.facts, locale),
    [t.issuedOn, plainDate(certificate.issuedAt, locale)] as const,
  ];
  return html`<section lang="${locale}">
    <h1>${t.title}</h1>
    <p class="${attendedAt ? 'state' : 'state not'}">
      <strong>${attendedAt ? t.valid : t.withdrawn}</strong>
    </p>
    ${isChecked ? '' : html`<p class="state not">${school.unchecked}</p>`} ${termsOf(rows)}
  </section>`;
};

const codePattern = /^[\w-]{22}$/;

const headers = {
  'content-security-policy': plainPagePolicy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

interface Found {
  id: string;
  isChecked: boolean;
  /** Another one as soon as the page would say something else. */
  pageKey: string;
  used: { count: number; secondsLeft: number } | null;
}

/** A paper by its code, with everything that the answer depends on, in one statement. @param key counts the guesses of the address */
const findPaper = async (deps: Deps, code: string, key: string): Promise<Found | null> => {
  if (!codePattern.test(code)) return null;
  const [row] = await deps.db
    .select({
      id: issuedPapers.id,
      version: issuedPapers.version,
      schoolId: issuedPapers.schoolId,
      agreedAt: schools.agreedAt,
      count: rateLimits.count,
      until: rateLimits.until,
    })
    .from(issuedPapers)
    .leftJoin(schools, eq(schools.id, issuedPapers.schoolId))
    .leftJoin(rateLimits, eq(rateLimits.key, key))
    .where(eq(issuedPapers.code, code));
  if (!row) return null;
  const { id, version, schoolId, agreedAt, count, until } = row;
  const isChecked = agreedAt !== null || isOwnOrganization(deps, schoolId);
  const pageKey = `${id} ${version} ${isChecked}`;
  return {
    id,
    isChecked,
    pageKey,
    used: usedOf(deps, count === null || until === null ? null : { count, until }),
  };
};

const drawPage = async (deps: Deps, { id, isChecked }: Found): Promise<string> => {
  const [row] = await deps.db.select().from(issuedPapers).where(eq(issuedPapers.id, id));
  if (!row) throw new Error('The paper is gone.');
  const title = `${paperWords.km.school.kind[row.kind]} · ${paperWords.en.school.kind[row.kind]}`;
  const both = html`${factsIn(row, 'km', isChecked)}${factsIn(row, 'en', isChecked)}`;
  return String(await plainPage(title, both, style));
};

/** The page of a certificate of attendance; null for another code. */
const attendedPage = async (deps: Deps, code: string) => {
  const found = codePattern.test(code) ? await findCertificate(deps, code) : undefined;
  if (!found) return null;
  const isChecked = await isCheckedOrganization(deps, found.organizationId);
  const title = `${paperWords.km.attended.title} · ${paperWords.en.attended.title}`;
  const both = html`${attendedIn(found, 'km', isChecked)}${attendedIn(found, 'en', isChecked)}`;
  return plainPage(title, both, style);
};

/** `GET /v/{code}`: what an issued paper says, and whether it holds; for whoever has it in hands. */
export const paperProofRoutes = (deps: Deps): Hono<Env> => {
  const app = new Hono<Env>();
  const pages = createResultMemory<string>(proofPagesStored);
  app.get('/v/:code', async (c) => {
    c.set('route', '/v/:code');
    const key = `paper-proof:${c.get('address')}`;
    const found = await findPaper(deps, c.req.param('code'), key);
    const used = found ? found.used : await readUse(deps, deps.db, key);
    if (used && used.count >= paperChecksPerAddressPerHourMax)
      return c.html(busy, 429, { ...headers, 'retry-after': String(used.secondsLeft) });
    const attended = found ? null : await attendedPage(deps, c.req.param('code'));
    if (attended) return c.html(attended, 200, headers);
    // Only guesses count: an office with a pile of papers checks each, and writes nothing.
    if (!found) {
      await countUse(deps, deps.db, { key, max: Number.MAX_SAFE_INTEGER, windowSeconds: 3_600 });
      return c.html(missing, 404, headers);
    }
    const page = await pages.get(found.pageKey, () => drawPage(deps, found));
    return c.html(page, 200, headers);
  });
  return app;
};
