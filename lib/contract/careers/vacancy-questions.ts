import * as z from 'zod';
import { placeLimits } from '@/lib/domain/events/event-places';
import { questions } from '../events/event-shapes';
import { text, typed } from '../fields';

/** What a vacancy asks of those who apply; the same kinds of questions as those of events. */
export const vacancyQuestions = questions;
export type VacancyQuestion = z.infer<typeof questions>[number];

export const vacancyQuestionsMax = 5;

/** By the id of the question: a text, `yes` or `no`, or the English words of a choice. */
export const givenAnswers = z.record(z.string().max(40), typed(placeLimits.answerMax)).optional();

/** As they were asked and answered. */
export const storedAnswers = z.array(z.object({ id: z.string(), label: text, answer: text }));
export type StoredAnswers = z.infer<typeof storedAnswers>;
