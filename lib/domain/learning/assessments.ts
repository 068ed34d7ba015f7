export const assessmentKinds = ['assignment', 'quiz', 'midterm', 'project', 'final'] as const;

/** All assessments of a course together weigh at most so much. */
export const courseWeightMax = 100;

export const materialKinds = ['reading', 'link', 'file', 'announcement'] as const;
