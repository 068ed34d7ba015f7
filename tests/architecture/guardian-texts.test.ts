import { describe, expect, it } from 'vitest';
import { noticeKinds } from '@/lib/domain/notices/notice-kinds';
import enGradebook from '@/messages/en/school-day/gradebook.json';
import enMarkRequest from '@/messages/en/school-day/markRequest.json';
import enNotification from '@/messages/en/notices/notification.json';
import enTimetable from '@/messages/en/school-day/timetable.json';
import kmGradebook from '@/messages/km/school-day/gradebook.json';
import kmMarkRequest from '@/messages/km/school-day/markRequest.json';
import kmNotification from '@/messages/km/notices/notification.json';
import kmTimetable from '@/messages/km/school-day/timetable.json';

/** Words that speak to the reader; in Khmer "អ្នក" begins other words too, such as "អ្នកណា" (who). */
const addresses = {
  en: /\b(?:you|your|yours)\b/i,
  km: /អ្នក(?!ណា|សុំ|ផ្សេង|ដែល|ស្កេន|ប្រើ)|របស់អ្នក/,
};

/** Everything that a guardian is told about a child. */
const ofChildren = Object.entries(noticeKinds).flatMap(([kind, { topic }]) =>
  topic === 'children' ? [kind as keyof typeof enNotification.kind] : [],
);

describe('what a guardian is told', () => {
  it('is this', () => {
    expect(ofChildren.toSorted()).toEqual([
      'child-absence',
      'child-absence-taken-back',
      'child-assessment-withdrawn',
      'child-attendance',
      'child-course-left',
      'child-course-shortened',
      'child-lesson-added',
      'child-lesson-cancelled',
      'child-lesson-changed',
      'child-mark-answered',
      'child-paper',
      'child-paper-revoked',
      'child-score-changed',
      'child-score-published',
    ]);
  });

  it.each(ofChildren)('%s begins with the name of the child, and speaks of the child', (kind) => {
    const texts = { en: enNotification.kind[kind], km: kmNotification.kind[kind] };
    for (const lang of ['en', 'km'] as const) {
      expect(texts[lang]).toMatch(/^\{name\}/);
      expect(texts[lang]).not.toMatch(addresses[lang]);
    }
  });

  it('outside Sala begins with the name too', () => {
    expect(enNotification.outside.discreetChild).toMatch(/^\{name\}/);
    expect(kmNotification.outside.discreetChild).toMatch(/^\{name\}/);
  });
});

describe('what a student and a guardian read in one text', () => {
  const texts = {
    incompleteBody: [enGradebook.incompleteBody, kmGradebook.incompleteBody],
    incompleteUndecided: [enGradebook.incompleteUndecided, kmGradebook.incompleteUndecided],
    noCourse: [enGradebook.noCourseBody.guardian, kmGradebook.noCourseBody.guardian],
    asked: [enMarkRequest.openOf, kmMarkRequest.openOf],
    changed: [enMarkRequest.changed, kmMarkRequest.changed],
    kept: [enMarkRequest.kept, kmMarkRequest.kept],
    waits: [enMarkRequest.waits, kmMarkRequest.waits],
    week: [JSON.stringify(enTimetable.none), JSON.stringify(kmTimetable.none)],
    free: [JSON.stringify(enTimetable.free), JSON.stringify(kmTimetable.free)],
  };

  it.each(Object.entries(texts))('%s takes neither for the other', (_, [en, km]) => {
    expect(en).not.toMatch(addresses.en);
    expect(km).not.toMatch(addresses.km);
  });

  it('is noticed where it does', () => {
    expect('Changed after your request').toMatch(addresses.en);
    expect('អ្នកអវត្តមានក្នុងការវាយតម្លៃមួយ').toMatch(addresses.km);
    expect('មិនទាន់មានអ្នកណាសរសេរ').not.toMatch(addresses.km);
  });
});
