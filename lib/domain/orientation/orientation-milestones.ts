const milestones = [75, 50, 25] as const;
export type Milestone = (typeof milestones)[number];

/** For how many answers a text of encouragement is shown. */
const shownFor = 3;

/** The milestone that was just passed; null in between. */
export const milestoneAt = (done: number, total: number): Milestone | null => {
  const passed = milestones.find((percent) => done >= (total * percent) / 100);
  if (passed === undefined) return null;
  return done < Math.ceil((total * passed) / 100) + shownFor ? passed : null;
};
