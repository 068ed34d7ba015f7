import { text } from '@/backend/seed/demo/demo-text';
import type { Text } from '@/backend/seed/demo/demo-types';

export interface DemoCourse {
  code: string;
  name: Text;
  teacher: Text;
  credits: number;
  room: string;
  /** 1 Monday to 6 Saturday. */
  weekday: number;
  /** Hour in Phnom Penh at which a session of 90 minutes begins. */
  hour: number;
  topics: readonly Text[];
  reading: { title: Text; body: Text };
  task: Text;
}

/** What the demo student takes this term: the first year of information technology. */
export const demoCourses: readonly DemoCourse[] = [
  {
    code: 'IT101',
    name: text('Introduction to Programming', 'មូលដ្ឋានសរសេរកម្មវិធី'),
    teacher: text('Meas Bunthan', 'មាស ប៊ុនថន'),
    credits: 3,
    room: 'B-204',
    weekday: 1,
    hour: 7,
    topics: [
      text('Variables and types', 'អថេរ និងប្រភេទទិន្នន័យ'),
      text('Conditions', 'លក្ខខណ្ឌ'),
      text('Loops', 'រង្វិលជុំ'),
      text('Functions', 'អនុគមន៍'),
    ],
    reading: {
      title: text('How to plan a program before you write it', 'របៀបរៀបចំគម្រោងមុនសរសេរកម្មវិធី'),
      body: text(
        'Write down in plain words what goes in, what comes out and which steps lie between. Only then begin with the code, one step at a time, and run it after each.',
        'ចូរសរសេរជាពាក្យសាមញ្ញថា ទិន្នន័យអ្វីចូល លទ្ធផលអ្វីចេញ និងមានជំហានអ្វីខ្លះនៅចន្លោះ។ បន្ទាប់មកទើបចាប់ផ្តើមសរសេរកូដម្តងមួយជំហាន ហើយសាកល្បងដំណើរការក្រោយជំហាននីមួយៗ។',
      ),
    },
    task: text('Fee calculator', 'កម្មវិធីគណនាថ្លៃសិក្សា'),
  },
  {
    code: 'IT103',
    name: text('Computer Networks', 'បណ្តាញកុំព្យូទ័រ'),
    teacher: text('Hor Sovannary', 'ហោ សុវណ្ណារី'),
    credits: 3,
    room: 'Lab 2',
    weekday: 2,
    hour: 9,
    topics: [
      text('What a network is', 'បណ្តាញជាអ្វី'),
      text('Addresses', 'អាសយដ្ឋានបណ្តាញ'),
      text('Wireless networks', 'បណ្តាញឥតខ្សែ'),
      text('Finding faults', 'ការស្វែងរកកំហុស'),
    ],
    reading: {
      title: text('Six questions for a network that does not answer', 'សំណួរ 6 ពេលបណ្តាញមិនឆ្លើយតប'),
      body: text(
        'Is the cable in? Does the light blink? Has the computer an address? Does the router answer? Does the name lead to an address? Does another device have the same trouble?',
        'តើខ្សែបានដោតហើយឬនៅ? តើភ្លើងសញ្ញាភ្លឹបភ្លែតទេ? តើកុំព្យូទ័រមានអាសយដ្ឋានហើយឬនៅ? តើរ៉ោតទ័រឆ្លើយតបទេ? តើឈ្មោះនាំទៅរកអាសយដ្ឋានទេ? តើឧបករណ៍ផ្សេងមានបញ្ហាដូចគ្នាទេ?',
      ),
    },
    task: text('Plan of a small office network', 'ប្លង់បណ្តាញការិយាល័យតូច'),
  },
  {
    code: 'MA101',
    name: text('Mathematics for Technology', 'គណិតវិទ្យាសម្រាប់បច្ចេកវិទ្យា'),
    teacher: text('Ros Dararith', 'រស់ ដារារិទ្ធ'),
    credits: 4,
    room: 'A-105',
    weekday: 3,
    hour: 7,
    topics: [
      text('Sets and logic', 'សំណុំ និងតក្កវិទ្យា'),
      text('Number systems', 'ប្រព័ន្ធរបាប់'),
      text('Functions and graphs', 'អនុគមន៍ និងក្រាប'),
      text('Probability', 'ប្រូបាប'),
    ],
    reading: {
      title: text('Counting with two digits', 'ការរាប់ដោយប្រើលេខពីរ'),
      body: text(
        'A computer counts with 0 and 1. Each place is worth twice the one to its right: 1, 2, 4, 8. So 1011 is 8 + 2 + 1, which is 11.',
        'កុំព្យូទ័ររាប់ដោយលេខ 0 និង 1។ ខ្ទង់នីមួយៗមានតម្លៃទ្វេដងនៃខ្ទង់នៅខាងស្តាំ៖ 1, 2, 4, 8។ ដូច្នេះ 1011 ស្មើនឹង 8 + 2 + 1 គឺ 11។',
      ),
    },
    task: text('Exercise sheet 1', 'លំហាត់ទី 1'),
  },
  {
    code: 'EN101',
    name: text('English for Work', 'ភាសាអង់គ្លេសសម្រាប់ការងារ'),
    teacher: text('Long Chanthy', 'ឡុង ចន្ធី'),
    credits: 2,
    room: 'A-301',
    weekday: 4,
    hour: 9,
    topics: [
      text('Introducing yourself', 'ការណែនាំខ្លួន'),
      text('Writing an e-mail', 'ការសរសេរអ៊ីមែល'),
      text('On the telephone', 'ការនិយាយទូរស័ព្ទ'),
      text('A short talk', 'ការធ្វើបទបង្ហាញខ្លី'),
    ],
    reading: {
      title: text('An e-mail in four sentences', 'អ៊ីមែលក្នុងបួនប្រយោគ'),
      body: text(
        'Say who you are, say why you write, say what you ask for and until when, and thank the reader.',
        'ប្រាប់ថាអ្នកជានរណា ប្រាប់ហេតុផលដែលសរសេរ ប្រាប់អ្វីដែលស្នើសុំ និងពេលវេលាដែលត្រូវការ រួចថ្លែងអំណរគុណ។',
      ),
    },
    task: text('Letter of application', 'លិខិតស្នើសុំការងារ'),
  },
  {
    code: 'GE110',
    name: text('Study Skills', 'ជំនាញសិក្សា'),
    teacher: text('Nhem Sopheap', 'ញ៉ែម សុភាព'),
    credits: 2,
    room: 'C-110',
    weekday: 5,
    hour: 7,
    topics: [
      text('Planning a week', 'ការរៀបចំផែនការប្រចាំសប្តាហ៍'),
      text('Taking notes', 'ការកត់ត្រាមេរៀន'),
      text('Working in a team', 'ការងារជាក្រុម'),
      text('Preparing for an exam', 'ការត្រៀមប្រឡង'),
    ],
    reading: {
      title: text('One page for one week', 'ផែនការមួយទំព័រសម្រាប់មួយសប្តាហ៍'),
      body: text(
        'Put in the classes first, then work, family and sleep. What is left is your time to study; give each course a fixed hour of it.',
        'ដាក់ម៉ោងរៀនជាមុន បន្ទាប់មកការងារ គ្រួសារ និងការគេង។ ពេលដែលនៅសល់គឺជាពេលសិក្សារបស់អ្នក ចូរកំណត់ម៉ោងជាក់លាក់សម្រាប់មុខវិជ្ជានីមួយៗ។',
      ),
    },
    task: text('Plan of my week', 'ផែនការប្រចាំសប្តាហ៍របស់ខ្ញុំ'),
  },
];
