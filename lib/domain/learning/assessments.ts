export const assessmentKinds = ['assignment', 'quiz', 'midterm', 'project', 'final'] as const;

/** All assessments of a course together weigh at most so much. */
export const courseWeightMax = 100;

/** What a cell of a sheet says instead of a score. */
export const absentFromTest = 'absent';

export const materialKinds = ['reading', 'link', 'file', 'announcement'] as const;
