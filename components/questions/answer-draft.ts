/**
 * The name of an answer's draft on the device: a visitor's is there after the log-in. Without dashes, as an id with them would be
 * taken for that of its owner, and the draft would survive a log-out.
 */
export const answerDraft = (questionId: string) => `sala-answer-${questionId.replaceAll('-', '')}`;
export const emptyAnswer = { answer: '' };
