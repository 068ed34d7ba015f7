import { provinces } from '@/lib/domain/geography/geography';
import type { ChoiceWords } from '@/lib/domain/values/choice';

// The words that stand in schools' own lists for what a table keeps by a code.

const state: ChoiceWords<'active' | 'inactive'> = {
  active: ['open', 'shown', 'សកម្ម', 'បើក', 'កំពុងបង្ហាញ'],
  inactive: ['closed', 'hidden', 'អសកម្ម', 'បិទ', 'បានបិទ', 'បានលាក់'],
};

const studentState: ChoiceWords<'studying' | 'paused' | 'graduated' | 'left'> = {
  studying: ['active', 'កំពុងរៀន', 'កំពុងសិក្សា', 'រៀន'],
  paused: ['on leave', 'ព្យួរ', 'ព្យួរការសិក្សា'],
  graduated: ['បញ្ចប់', 'បានបញ្ចប់', 'បានបញ្ចប់ការសិក្សា'],
  left: ['dropped out', 'ឈប់', 'ឈប់រៀន', 'បានចាកចេញ', 'បោះបង់ការសិក្សា'],
};

/** Letters are those of the sheets on paper. */
const mark: ChoiceWords<'present' | 'late' | 'absent' | 'excused'> = {
  present: ['p', '✓', '✔', 'មក', 'មាន', 'វត្តមាន', 'មានវត្តមាន'],
  late: ['l', 'យ', 'យឺត', 'មកយឺត'],
  absent: ['a', 'អ', 'អត់ច្បាប់', 'ឥតច្បាប់', 'អវត្តមាន', 'អវត្តមានអត់ច្បាប់'],
  excused: ['e', 'ច', 'ច្បាប់', 'មានច្បាប់', 'permission', 'អវត្តមានមានច្បាប់'],
};

const assessment: ChoiceWords<'assignment' | 'quiz' | 'midterm' | 'project' | 'final'> = {
  assignment: ['homework', 'កិច្ចការ', 'កិច្ចការផ្ទះ', 'លំហាត់'],
  quiz: ['test', 'monthly test', 'តេស្ត', 'តេស្តខ្លី', 'តេស្តប្រចាំខែ'],
  midterm: ['midterm exam', 'ប្រឡងពាក់កណ្តាលឆមាស', 'ពាក់កណ្តាលឆមាស'],
  project: ['គម្រោង'],
  final: ['final exam', 'exam', 'ប្រឡងបញ្ចប់', 'ប្រឡងឆមាស', 'ប្រឡង'],
};

const term: ChoiceWords<'1' | '2' | '3'> = {
  1: ['semester 1', 'term 1', 's1', 'ឆមាសទី1', 'ឆមាសទី 1', 'ឆមាស 1', 'ទី1'],
  2: ['semester 2', 'term 2', 's2', 'ឆមាសទី2', 'ឆមាសទី 2', 'ឆមាស 2', 'ទី2'],
  3: ['semester 3', 'term 3', 's3', 'ឆមាសទី3', 'ឆមាសទី 3', 'ឆមាស 3', 'ទី3'],
};

const schoolType: ChoiceWords<string> = {
  'associate-degree-diploma': ['សាលាថ្នាក់បរិញ្ញាបត្ររង'],
  institute: ['វិទ្យាស្ថាន'],
  k12: ['general school', 'សាលាចំណេះទូទៅ', 'វិទ្យាល័យ', 'អនុវិទ្យាល័យ', 'បឋមសិក្សា'],
  kindergarten: ['មត្តេយ្យ', 'សាលាមត្តេយ្យ'],
  'short-course': ['វគ្គខ្លី', 'វគ្គសិក្សារយៈពេលខ្លី'],
  'short-course-institute': ['វិទ្យាស្ថានវគ្គខ្លី'],
  tvet: ['សាលាបច្ចេកទេស'],
  university: ['សាកលវិទ្យាល័យ'],
  vocational: ['vocational training center', 'មជ្ឈមណ្ឌលបណ្តុះបណ្តាលវិជ្ជាជីវៈ'],
};

const degree: ChoiceWords<string> = {
  'vocational-certificate': ['វិញ្ញាបនបត្រវិជ្ជាជីវៈ'],
  'tvet-certificate-1': ['c1'],
  'tvet-certificate-2': ['c2'],
  'tvet-certificate-3': ['c3'],
  associate: ['associate degree', 'បរិញ្ញាបត្ររង'],
  bachelor: ["bachelor's degree", 'bachelor degree', 'បរិញ្ញាបត្រ'],
  engineer: ['វិស្វករ', 'សញ្ញាបត្រវិស្វករ'],
  master: ["master's degree", 'master degree', 'បរិញ្ញាបត្រជាន់ខ្ពស់', 'អនុបណ្ឌិត'],
  doctorate: ['phd', 'បណ្ឌិត'],
  medicine: ['វេជ្ជបណ្ឌិត'],
  'short-course': ['short course', 'វគ្គខ្លី', 'វគ្គសិក្សារយៈពេលខ្លី'],
  'general-education': ['ចំណេះទូទៅ'],
};

const shift: ChoiceWords<'morning' | 'afternoon' | 'evening' | 'weekend' | 'full-day'> = {
  morning: ['ព្រឹក', 'វេនព្រឹក'],
  afternoon: ['រសៀល', 'វេនរសៀល'],
  evening: ['ល្ងាច', 'យប់', 'វេនល្ងាច', 'វេនយប់'],
  weekend: ['ចុងសប្តាហ៍', 'សៅរ៍-អាទិត្យ'],
  'full-day': ['full day', 'ពេញមួយថ្ងៃ', 'ពេញម៉ោង'],
};

const language: ChoiceWords<'km' | 'en' | 'km-en'> = {
  km: ['khmer', 'ខ្មែរ', 'ភាសាខ្មែរ'],
  en: ['english', 'អង់គ្លេស', 'ភាសាអង់គ្លេស'],
  'km-en': ['khmer and english', 'ខ្មែរ និងអង់គ្លេស', 'ខ្មែរ-អង់គ្លេស', 'ភាសាខ្មែរ និងអង់គ្លេស'],
};

const track: ChoiceWords<'science' | 'social-science'> = {
  science: ['វិទ្យាសាស្ត្រ', 'ថ្នាក់វិទ្យាសាស្ត្រ'],
  'social-science': ['social science', 'វិទ្យាសាស្ត្រសង្គម', 'ថ្នាក់វិទ្យាសាស្ត្រសង្គម', 'សង្គម'],
};

const scholarship: ChoiceWords<'general' | 'women' | 'poor' | 'remote' | 'grade'> = {
  general: ['ទូទៅ'],
  women: ['ស្ត្រី', 'នារី', 'សម្រាប់ស្ត្រី'],
  poor: ['ក្រីក្រ', 'សម្រាប់គ្រួសារក្រីក្រ'],
  remote: ['ឆ្ងាយ', 'សម្រាប់ខេត្តឆ្ងាយ'],
  grade: ['និទ្ទេស', 'សម្រាប់និទ្ទេសល្អ'],
};

const article: ChoiceWords<string> = {
  blog: ['article', 'news', 'អត្ថបទ', 'ព័ត៌មាន'],
  earlybird: ['បញ្ចុះតម្លៃចុះឈ្មោះមុន'],
  productLoan: ['កម្ចីសិក្សា'],
  careerGuide: ['career guide', 'មគ្គុទ្ទេសក៍អាជីព'],
  event: ['ព្រឹត្តិការណ៍'],
  job: ['ការងារ'],
  scholarship: ['អាហារូបករណ៍'],
};

const siteText: ChoiceWords<'help' | 'faq' | 'policy' | 'release-notes'> = {
  help: ['ជំនួយ'],
  faq: ['question', 'សំណួរ'],
  policy: ['គោលការណ៍'],
  'release-notes': ['កំណត់ត្រានៃកំណែថ្មី'],
};

const exam: ChoiceWords<'bacii'> = { bacii: ['bac ii', 'bac 2', 'bac2', 'បាក់ឌុប', 'បាក់ ឌុប', 'មធ្យមសិក្សាទុតិយភូមិ'] };

const nationality: ChoiceWords<'KH'> = { KH: ['khmer', 'cambodian', 'cambodia', 'ខ្មែរ', 'កម្ពុជា'] };

const province: ChoiceWords<string> = Object.fromEntries(
  provinces.map(({ code, en, km }) => [
    code,
    [en, `${en} province`, km, `ខេត្ត${km}`, `ខេត្ត ${km}`, `រាជធានី${km}`, `រាជធានី ${km}`, `ក្រុង${km}`],
  ]),
);

/** By what the column keeps. */
export const tableChoices = {
  state,
  studentState,
  mark,
  assessment,
  term,
  schoolType,
  degree,
  shift,
  language,
  track,
  scholarship,
  article,
  siteText,
  exam,
  nationality,
  province,
};
