/** What a person may say about a job or about themselves in the career center; texts stand in the messages. */
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

/** A CV that is handed in as a file, by its MIME type. */
export const cvFileTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Bounds of Sala's own. `level` counts from a beginner (1) to a master (5). */
export const profileLimits = { entriesPerSectionMax: 50, levelMin: 1, levelMax: 5, gpaMax: 4 } as const;
