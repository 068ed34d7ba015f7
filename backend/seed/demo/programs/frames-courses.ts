import { text } from '@/backend/seed/demo/demo-text';
import type { Variants } from './frames-shared';

/** {content}: nouns, {result}: a verb, {school}. */
export const courseFrames = {
  short: {
    opening: [
      text('A short course on {content}.', 'វគ្គខ្លីអំពី{content}។'),
      text('In a few weeks you learn {content}.', 'ក្នុងរយៈពេលប៉ុន្មានសប្តាហ៍ អ្នករៀនអំពី{content}។'),
      text('This course covers {content}.', 'វគ្គនេះរួមមាន{content}។'),
      text('{school} teaches {content} from the very beginning.', '{school}បង្រៀនអំពី{content} ចាប់ពីដំបូងបង្អស់។'),
      text('Step by step: {content}.', 'រៀនមួយជំហានម្តងៗ អំពី{content}។'),
    ],
    practice: [
      text('No previous knowledge is needed.', 'មិនត្រូវការចំណេះដឹងពីមុនឡើយ។'),
      text('Groups have at most twelve learners.', 'ក្រុមនីមួយៗមានអ្នករៀនមិនលើសពី 12 នាក់។'),
      text('Half of the time is spent practising.', 'ពាក់កណ្តាលនៃម៉ោងសិក្សាគឺអនុវត្ត។'),
      text('A missed lesson can be repeated with the next group.', 'មេរៀនដែលខកខានអាចរៀនឡើងវិញជាមួយក្រុមបន្ទាប់។'),
      text('Material is included in the fee.', 'សម្ភារៈសិក្សារួមបញ្ចូលក្នុងថ្លៃសិក្សា។'),
      text('The teacher works in the trade during the day.', 'គ្រូបង្រៀនជាអ្នកធ្វើការក្នុងជំនាញនេះផ្ទាល់។'),
    ],
    outcome: [
      text('At the end you can {result}.', 'ចុងបញ្ចប់ អ្នកអាច{result}។'),
      text('The aim is simple: to {result}.', 'គោលដៅងាយៗ គឺ{result}។'),
      text('Those who finish are able to {result}.', 'អ្នកបញ្ចប់វគ្គមានសមត្ថភាព{result}។'),
      text('Most learners come in order to {result}.', 'អ្នករៀនភាគច្រើនមករៀនដើម្បី{result}។'),
      text('With this course you will be ready to {result}.', 'វគ្គនេះធ្វើឱ្យអ្នកត្រៀមខ្លួនរួចរាល់ដើម្បី{result}។'),
    ],
  },
  grade: {
    opening: [
      text('The days are filled with {content}.', 'ថ្ងៃសិក្សាពោរពេញដោយ{content}។'),
      text('Children at this level learn {content}.', 'កុមារនៅកម្រិតនេះរៀនអំពី{content}។'),
      text('At {school} this stage is about {content}.', 'នៅ{school} កម្រិតនេះផ្តោតលើ{content}។'),
      text('The timetable brings together {content}.', 'កាលវិភាគរួមបញ្ចូល{content}។'),
      text('Teachers work with small groups on {content}.', 'គ្រូបង្រៀនជាក្រុមតូចៗអំពី{content}។'),
    ],
    practice: [
      text(
        'Parents receive a written report four times a year.',
        'មាតាបិតាទទួលបានរបាយការណ៍លាយលក្ខណ៍អក្សរបួនដងក្នុងមួយឆ្នាំ។',
      ),
      text('Each class has its own class teacher.', 'ថ្នាក់នីមួយៗមានគ្រូបន្ទុកថ្នាក់របស់ខ្លួន។'),
      text('Lunch and a quiet hour are part of the day.', 'អាហារថ្ងៃត្រង់ និងម៉ោងសម្រាកជាផ្នែកមួយនៃថ្ងៃសិក្សា។'),
      text(
        'Every week has time for sport, music and reading aloud.',
        'រៀងរាល់សប្តាហ៍មានពេលសម្រាប់កីឡា តន្ត្រី និងការអានឮៗ។',
      ),
      text('Children who need more time get extra help.', 'កុមារដែលរៀនយឺតទទួលបានការជួយបន្ថែម។'),
    ],
    outcome: [
      text('Afterwards pupils are ready to {result}.', 'ក្រោយពីនេះ សិស្សត្រៀមខ្លួនរួចរាល់ដើម្បី{result}។'),
      text('By the end they can {result}.', 'នៅពេលបញ្ចប់ ពួកគេអាច{result}។'),
      text('The next step is to {result}.', 'ជំហានបន្ទាប់គឺ{result}។'),
      text('It leads children to {result}.', 'កម្រិតនេះនាំកុមារទៅ{result}។'),
      text('The goal of this stage is to {result}.', 'គោលដៅចុងក្រោយគឺ{result}។'),
    ],
  },
} as const satisfies Record<string, { opening: Variants; practice: Variants; outcome: Variants }>;
