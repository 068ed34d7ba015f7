/** The name of a question's draft on the device; without dashes, see `answerDraft`. */
export const questionDraft = (subjectId: string) => `sala-question-${subjectId.replaceAll('-', '')}`;
