import { questionsResource } from '@/lib/contract/questions/questions';
import { userAnswersResource } from '@/lib/contract/questions/user-answers';
import { foreign } from '../foreign-answer';

const foreignQuestion = {
  questionId: 'question-1',
  createdAt: '2026-10-01T08:00:00+07:00',
  title: 'Which school teaches law?',
  description: 'In Phnom Penh.',
};
export const foreignStatement = { ...foreignQuestion, title: 'I like to plan', orderNumber: 1 };

const userAnswer = {
  userAnswerId: 'answer-1',
  questionId: 'question-1',
  userId: 'person-1',
  studentId: 'person-1',
  answer: 4,
};

export const questionAnswers = [
  foreign(questionsResource.endpoints.list, { data: [foreignStatement] }),
  foreign(questionsResource.endpoints.get, foreignQuestion),
  foreign(questionsResource.endpoints.search, { questions: { data: [{ source: foreignQuestion }] } }),
  foreign(questionsResource.endpoints.view, {}),
  foreign(userAnswersResource.endpoints.list, { data: [userAnswer] }),
  foreign(userAnswersResource.endpoints.add, userAnswer),
  foreign(userAnswersResource.endpoints.results, { data: [userAnswer] }),
];
