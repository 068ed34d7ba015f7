import type { NoticeKind } from './topics';

const gradeTable = '/profile/enrolled/check-grade-table';
/** A teacher's own absence stands with the lessons. */
const absencePages = ['/profile/enrolled/attendance', '/profile/enrolled/timetable'] as const;
const applicationPages = ['/profile/applications/[id]'] as const;

/** What is told of papers, of studies at a school, and to guardians. */
export const schoolKinds = {
  'paper-sent': { topic: 'documents', icon: 'file-text', pages: ['/advisor/user/application/[id]'] },
  'paper-received': { topic: 'documents', icon: 'circle-check-big', pages: applicationPages },
  'paper-refused': { topic: 'documents', icon: 'file-text', pages: applicationPages },
  'document-status': {
    topic: 'documents',
    icon: 'file-text',
    pages: ['/profile/documentreport/softcopy-request', '/profile/documentreport/hardcopy-request'],
  },
  'paper-replaced': {
    topic: 'documents',
    icon: 'file-text',
    pages: ['/profile/documentreport/softcopy-request'],
  },
  'student-made': { topic: 'studies', icon: 'graduation-cap', pages: ['/profile/enrolled/school-dashboard'] },
  'student-unmade': { topic: 'studies', icon: 'file-pen', pages: applicationPages },
  'lesson-changed': {
    topic: 'studies',
    icon: 'calendar-clock',
    pages: ['/profile/enrolled/timetable', '/partner/class'],
  },
  'lesson-added': {
    topic: 'studies',
    icon: 'calendar-clock',
    pages: ['/profile/enrolled/timetable', '/partner/class'],
  },
  'lesson-cancelled': {
    topic: 'studies',
    icon: 'calendar-x',
    pages: ['/profile/enrolled/timetable', '/partner/class'],
  },
  'course-shortened': {
    topic: 'studies',
    icon: 'calendar-x',
    pages: ['/profile/enrolled/timetable', '/partner/class'],
  },
  'course-left': { topic: 'studies', icon: 'calendar-x', pages: ['/profile/enrolled/timetable'] },
  'paper-revoked': {
    topic: 'documents',
    icon: 'file-text',
    pages: ['/profile/documentreport/softcopy-request'],
  },
  'guardian-ended': { topic: 'studies', icon: 'users-round', pages: ['/profile/enrolled'] },
  'score-published': { topic: 'studies', icon: 'file-text', pages: [gradeTable] },
  'score-changed': { topic: 'studies', icon: 'file-pen', pages: [gradeTable] },
  'assessment-withdrawn': { topic: 'studies', icon: 'file-pen', pages: [gradeTable] },
  'guardian-waiting': { topic: 'studies', icon: 'users-round', pages: ['/profile/enrolled/userprofile'] },
  'guardian-confirmed': { topic: 'studies', icon: 'users-round', pages: ['/profile/enrolled'] },
  'guardian-left': { topic: 'studies', icon: 'users-round', pages: ['/profile/enrolled/userprofile'] },
  'guardian-anew': { topic: 'studies', icon: 'users-round', pages: ['/profile/enrolled/userprofile'] },
  'attendance-marked': { topic: 'studies', icon: 'user-check', pages: ['/profile/enrolled/attendance'] },
  'child-attendance': { topic: 'children', icon: 'user-check', pages: ['/profile/enrolled/attendance'] },
  'child-lesson-changed': {
    topic: 'children',
    icon: 'calendar-clock',
    pages: ['/profile/enrolled/timetable'],
  },
  'child-lesson-added': { topic: 'children', icon: 'calendar-clock', pages: ['/profile/enrolled/timetable'] },
  'child-lesson-cancelled': { topic: 'children', icon: 'calendar-x', pages: ['/profile/enrolled/timetable'] },
  'child-course-shortened': { topic: 'children', icon: 'calendar-x', pages: ['/profile/enrolled/timetable'] },
  'child-course-left': { topic: 'children', icon: 'calendar-x', pages: ['/profile/enrolled/timetable'] },
  'child-paper-revoked': {
    topic: 'children',
    icon: 'file-text',
    pages: ['/profile/documentreport/softcopy-request'],
  },
  'child-score-published': { topic: 'children', icon: 'file-text', pages: [gradeTable] },
  'child-score-changed': { topic: 'children', icon: 'file-pen', pages: [gradeTable] },
  'child-assessment-withdrawn': { topic: 'children', icon: 'file-pen', pages: [gradeTable] },
  'child-paper': {
    topic: 'children',
    icon: 'file-text',
    pages: ['/profile/documentreport/softcopy-request', '/profile/documentreport/hardcopy-request'],
  },
  'attendance-corrected': { topic: 'studies', icon: 'user-check', pages: ['/profile/enrolled/attendance'] },
  'absence-announced': { topic: 'studies', icon: 'user-check', pages: ['/profile/enrolled/attendance'] },
  'absence-taken-back': { topic: 'studies', icon: 'user-check', pages: ['/profile/enrolled/attendance'] },
  'own-absence': { topic: 'studies', icon: 'user-check', pages: absencePages },
  'own-absence-taken-back': { topic: 'studies', icon: 'user-check', pages: absencePages },
  'teacher-absence': { topic: 'studies', icon: 'calendar-x', pages: ['/profile/enrolled/timetable'] },
  'teacher-absence-taken-back': {
    topic: 'studies',
    icon: 'calendar-clock',
    pages: ['/profile/enrolled/timetable'],
  },
  'child-absence': { topic: 'children', icon: 'user-check', pages: ['/profile/enrolled/attendance'] },
  'child-absence-taken-back': {
    topic: 'children',
    icon: 'user-check',
    pages: ['/profile/enrolled/attendance'],
  },
  'mark-asked': { topic: 'studies', icon: 'file-pen', pages: ['/profile/enrolled/attendance'] },
  'mark-answered': { topic: 'studies', icon: 'file-pen', pages: ['/profile/enrolled/attendance'] },
  'child-mark-answered': { topic: 'children', icon: 'file-pen', pages: ['/profile/enrolled/attendance'] },
} as const satisfies Record<string, NoticeKind>;
