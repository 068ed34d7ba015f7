/** Who reports, as far as it says how much the report weighs; without an account one is a visitor. */
export const reporterStandings = ['visitor', 'fresh', 'doubted', 'known', 'trusted'] as const;
export type ReporterStanding = (typeof reporterStandings)[number];

/** Sala's own numbers: nobody is hidden by accounts that were made for it. */
export const reportRules = {
  /** An account is fresh before this age. */
  knownFromDays: 30,
  /** Earlier reports that were followed, after which an account is trusted. */
  trustedFromRight: 3,
  /** For each report that was not followed, so many must have been. */
  rightPerWrong: 3,
  /** Weight of open reports that hides a text until somebody decides. */
  weightThatHides: 3,
  /** Texts that reports hide in an hour; what comes above it only waits in the queue. */
  hiddenPerHourMax: 5,
} as const;

export const reportWeights: Record<ReporterStanding, number> = {
  visitor: 0,
  fresh: 0,
  doubted: 0,
  known: 1,
  trusted: 2,
};

const dayMs = 86_400_000;

interface Reporter {
  joinedAt: Date;
  /** Reports after which something was hidden. */
  right: number;
  /** Reports after which it stayed, or was shown again. */
  wrong: number;
}

/** What an account's report counts as, by its age and by what came of its earlier ones. */
export function standingOf({ joinedAt, right, wrong }: Reporter, now: Date): ReporterStanding {
  if (now.getTime() - joinedAt.getTime() < reportRules.knownFromDays * dayMs) return 'fresh';
  if (wrong > right) return 'doubted';
  const { trustedFromRight, rightPerWrong } = reportRules;
  return right >= trustedFromRight && right >= wrong * rightPerWrong ? 'trusted' : 'known';
}

export const weightOf = (standings: readonly ReporterStanding[]): number =>
  standings.reduce((sum, standing) => sum + reportWeights[standing], 0);
