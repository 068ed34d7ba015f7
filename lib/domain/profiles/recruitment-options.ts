/** The options for a job or a profile in the career center; texts are in the messages. */
export const experienceTypes = ['full-time', 'part-time', 'internship', 'freelance', 'volunteer'] as const;
export const attributeKinds = ['skill', 'hobby', 'language'] as const;
export const vacancyKinds = ['job', 'internship'] as const;
export const workSchedules = ['full-time', 'part-time', 'contract'] as const;
export const workplaces = ['on-site', 'hybrid', 'remote'] as const;
export const registrantSituations = [
  'high-school',
  'university',
  'graduate',
  'working',
  'job-seeking',
] as const;
export const registrantInterests = ['job', 'internship', 'event', 'training', 'counselling'] as const;
export const applyMethods = ['profile', 'upload'] as const;

/** Allowed types of a CV file, by MIME type. */
export const cvFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Sala's own bounds. `level` ranges from beginner (1) to master (5). */
export const profileLimits = { entriesPerSectionMax: 50, levelMin: 1, levelMax: 5, gpaMax: 4 } as const;

/** Of what staff writes to applicants when they are moved, in each language. */
export const vacancyMessageMaxChars = 500;
