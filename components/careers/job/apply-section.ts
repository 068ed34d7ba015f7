/** The id of the place in which one applies for a vacancy. */
export const applySection = 'job-apply';
