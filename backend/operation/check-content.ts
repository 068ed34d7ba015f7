import { and, eq } from 'drizzle-orm';
import { categories, questions, siteTexts } from '@/backend/db/schema';
import type { Deps } from '@/backend/deps';
import { missingSteps } from '@/backend/features/accounts/services/first-steps';
import { bad, type Finding, good, remark } from './finding';

const about = 'content';

/** What every site has, and what its operator must add. */
export async function checkContent(deps: Deps): Promise<Finding[]> {
  const { db, env } = deps;
  const [policies, statements, majors, steps] = await Promise.all([
    db.$count(
      siteTexts,
      and(eq(siteTexts.slug, 'privacy-policy'), eq(siteTexts.kind, 'policy'), eq(siteTexts.status, 'active')),
    ),
    db.$count(questions, eq(questions.subjectId, env.HOLLAND_SUBJECT_ID)),
    db.$count(categories),
    missingSteps(deps),
  ]);
  const empty = [
    ...(policies > 0 ? [] : ['privacy policy']),
    ...(statements > 0 ? [] : ['questionnaires']),
    ...(majors > 0 ? [] : ['majors']),
  ];
  const findings = [
    ...(empty.length > 0
      ? [
          bad(
            about,
            `Missing: ${empty.join(', ')}. Run npm run prepare-database, or let an advisor write them.`,
          ),
        ]
      : []),
    ...steps.map(({ isFelt, text }) => (isFelt ? bad : remark)(about, text)),
  ];
  return findings.some(({ state }) => state === 'bad')
    ? findings
    : [good(about, 'texts, questionnaires, majors and staff are there'), ...findings];
}
