import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

export type Variants = readonly [Text, ...Text[]];

/** First sentence of a degree programme: {major}, {topics}. */
export const degreeOpenings: Variants = [
  text('This programme in {major} covers {topics}.', 'កម្មវិធីសិក្សាជំនាញ{major}នេះរួមមាន{topics}។'),
  text(
    'Students of {major} work their way through {topics}, from the basics to their own project.',
    'និស្សិតជំនាញ{major}សិក្សាអំពី{topics} ពីមូលដ្ឋានរហូតដល់គម្រោងផ្ទាល់ខ្លួន។',
  ),
  text('{major} is taught here around three things: {topics}.', 'ជំនាញ{major}នៅទីនេះផ្តោតលើចំណុចសំខាន់បី គឺ{topics}។'),
  text('The first year lays the ground; after it come {topics}.', 'ឆ្នាំទីមួយជាឆ្នាំមូលដ្ឋាន បន្ទាប់មកនិស្សិតសិក្សាអំពី{topics}។'),
  text(
    'If you would like to understand {topics}, {major} is a good choice.',
    'បើអ្នកចង់យល់ដឹងអំពី{topics} ជំនាញ{major}ជាជម្រើសល្អសម្រាប់អ្នក។',
  ),
  text('At {school}, {major} combines {topics}.', 'នៅ{school} ជំនាញ{major}រួមបញ្ចូល{topics}។'),
  text(
    'Lectures and seminars deal with {topics}; each term ends with a piece of work of your own.',
    'ការបង្រៀន និងសិក្ខាសាលានិយាយអំពី{topics} ហើយឆមាសនីមួយៗបញ្ចប់ដោយស្នាដៃផ្ទាល់ខ្លួនរបស់អ្នក។',
  ),
];

/** First sentence of a certificate: {major}, {topics}. */
export const certificateOpenings: Variants = [
  text('You learn {topics}, one task after the other.', 'អ្នករៀនអំពី{topics} ពីកិច្ចការមួយទៅកិច្ចការមួយ។'),
  text(
    'Training in {major} means {topics}, mostly with tools in hand.',
    'ការបណ្តុះបណ្តាលជំនាញ{major}រួមមាន{topics} ដោយអនុវត្តផ្ទាល់ដៃជាចម្បង។',
  ),
  text(
    'The course starts without any previous knowledge and leads to {topics}.',
    'វគ្គនេះចាប់ផ្តើមពីសូន្យ រហូតដល់ចេះ{topics}។',
  ),
  text(
    'At {school}, {major} is learned in the workshop: {topics}.',
    'នៅ{school} ជំនាញ{major}រៀនក្នុងរោងជាងផ្ទាល់ មាន{topics}។',
  ),
  text(
    'Four days of practice and one of theory each week cover {topics}.',
    'ក្នុងមួយសប្តាហ៍ អនុវត្ត 4 ថ្ងៃ និងរៀនទ្រឹស្តី 1 ថ្ងៃ អំពី{topics}។',
  ),
];

/** What it may lead to: {jobs}. */
export const careerOpenings: Variants = [
  text('Graduates work as {jobs}.', 'អ្នកបញ្ចប់ការសិក្សាធ្វើការជា{jobs}។'),
  text(
    'It prepares you to become one of the {jobs} this country needs.',
    'វាត្រៀមអ្នកឱ្យក្លាយជា{jobs} ដែលប្រទេសជាតិត្រូវការ។',
  ),
  text('Typical first jobs are those of {jobs}.', 'ការងារដំបូងជាទូទៅគឺ{jobs}។'),
  text('Many of those who studied here are now {jobs}.', 'អ្នកដែលធ្លាប់រៀននៅទីនេះជាច្រើនបានក្លាយជា{jobs}។'),
  text('The way is open to {jobs}.', 'ផ្លូវអាជីពបើកចំហសម្រាប់ការងារជា{jobs}។'),
  text('People with this training find work as {jobs}.', 'អ្នកមានជំនាញនេះអាចរកការងារធ្វើជា{jobs}។'),
];

/** How the hours lie; one entry per shift. */
export const shiftSentences = {
  morning: [
    text('Lessons are held in the morning, Monday to Friday.', 'ម៉ោងសិក្សានៅពេលព្រឹក ពីថ្ងៃចន្ទដល់ថ្ងៃសុក្រ។'),
    text('Mornings are for lessons, which leaves the afternoon free.', 'រៀនតែពេលព្រឹក ដូច្នេះពេលរសៀលទំនេរ។'),
    text('The timetable runs from half past seven to eleven.', 'កាលវិភាគចាប់ពីម៉ោង 7 កន្លះ ដល់ម៉ោង 11 ព្រឹក។'),
    text(
      'The morning shift suits those who help at home after lunch.',
      'វេនព្រឹកសមស្របសម្រាប់អ្នកដែលជួយការងារផ្ទះនៅពេលរសៀល។',
    ),
    text('Five mornings a week are enough for all lessons.', 'មេរៀនទាំងអស់រៀនក្នុង 5 ព្រឹកក្នុងមួយសប្តាហ៍។'),
  ],
  afternoon: [
    text('Lessons are held in the afternoon, Monday to Friday.', 'ម៉ោងសិក្សានៅពេលរសៀល ពីថ្ងៃចន្ទដល់ថ្ងៃសុក្រ។'),
    text('The afternoon shift begins at half past one.', 'វេនរសៀលចាប់ផ្តើមម៉ោង 1 កន្លះ។'),
    text('Mornings stay free for work or for the library.', 'ពេលព្រឹកទំនេរសម្រាប់ការងារ ឬចូលបណ្ណាល័យ។'),
    text('All lessons lie between half past one and five.', 'មេរៀនទាំងអស់ស្ថិតនៅចន្លោះម៉ោង 1 កន្លះ ដល់ម៉ោង 5។'),
    text('Five afternoons a week are enough for all lessons.', 'មេរៀនទាំងអស់រៀនក្នុង 5 រសៀលក្នុងមួយសប្តាហ៍។'),
  ],
  evening: [
    text('The evening shift starts at half past five, after work.', 'វេនល្ងាចចាប់ផ្តើមម៉ោង 5 កន្លះ ក្រោយម៉ោងធ្វើការ។'),
    text('Lessons are held in the evening for people with a job.', 'ម៉ោងសិក្សានៅពេលល្ងាច សម្រាប់អ្នកមានការងារធ្វើ។'),
    text('You can keep your job: lessons are in the evening.', 'អ្នកអាចបន្តការងារបាន ព្រោះម៉ោងសិក្សានៅពេលល្ងាច។'),
    text('Four evenings a week cover the whole timetable.', 'កាលវិភាគទាំងមូលមាន 4 ល្ងាចក្នុងមួយសប្តាហ៍។'),
    text('Evening groups are small and start on time.', 'ក្រុមពេលល្ងាចមានគ្នាតិច ហើយចាប់ផ្តើមទៀងម៉ោង។'),
  ],
  weekend: [
    text('Lessons are held on Saturday and Sunday.', 'ម៉ោងសិក្សានៅថ្ងៃសៅរ៍ និងថ្ងៃអាទិត្យ។'),
    text(
      'The weekend group suits those who work far away during the week.',
      'ក្រុមចុងសប្តាហ៍សមស្របសម្រាប់អ្នកធ្វើការឆ្ងាយក្នុងថ្ងៃធម្មតា។',
    ),
    text('Two full weekend days replace the evenings.', 'រៀនពេញពីរថ្ងៃចុងសប្តាហ៍ជំនួសពេលល្ងាច។'),
    text('Everything happens at the weekend, exams included.', 'អ្វីៗធ្វើឡើងនៅចុងសប្តាហ៍ រួមទាំងការប្រឡងផង។'),
    text('Saturday is for lessons, Sunday morning for practice.', 'ថ្ងៃសៅរ៍សម្រាប់មេរៀន ព្រឹកថ្ងៃអាទិត្យសម្រាប់ការអនុវត្ត។'),
  ],
  'full-day': [
    text('It is a full-day course, Monday to Friday.', 'វគ្គនេះរៀនពេញមួយថ្ងៃ ពីថ្ងៃចន្ទដល់ថ្ងៃសុក្រ។'),
    text('Days are long, so lunch is served on the campus.', 'ម៉ោងសិក្សាពេញមួយថ្ងៃ ដូច្នេះមានអាហារថ្ងៃត្រង់ក្នុងសាលា។'),
    text('Lessons and practice fill the whole day.', 'មេរៀន និងការអនុវត្តមានពេញមួយថ្ងៃ។'),
    text('Expect to be on campus from eight to four.', 'អ្នកត្រូវនៅសាលាពីម៉ោង 8 ព្រឹក ដល់ម៉ោង 4 រសៀល។'),
    text('Mornings are for theory, afternoons for practice.', 'ពេលព្រឹករៀនទ្រឹស្តី ពេលរសៀលអនុវត្ត។'),
  ],
} as const satisfies Record<string, Variants>;

/** First sentence of a master's degree or a doctorate: {major}, {topics}. */
export const graduateOpenings: Variants = [
  text('For graduates who want to go deeper into {topics}.', 'សម្រាប់អ្នកមានបរិញ្ញាបត្រដែលចង់សិក្សាស៊ីជម្រៅអំពី{topics}។'),
  text(
    'Research in {major} turns on {topics}; participants bring questions from their own work.',
    'ការស្រាវជ្រាវជំនាញ{major}ផ្តោតលើ{topics} ហើយអ្នកសិក្សាយកសំណួរចេញពីការងាររបស់ខ្លួន។',
  ),
  text(
    'Seminars on {topics} lead to a thesis with an adviser of your choice.',
    'សិក្ខាសាលាអំពី{topics} នាំទៅរកសារណាដែលមានសាស្ត្រាចារ្យណែនាំតាមជម្រើសរបស់អ្នក។',
  ),
  text('Advanced study of {major} at {school}: {topics}.', 'ការសិក្សាជាន់ខ្ពស់ជំនាញ{major}នៅ{school} មាន{topics}។'),
  text(
    'Two days a week you read, discuss and write about {topics}.',
    'ពីរថ្ងៃក្នុងមួយសប្តាហ៍ អ្នកអាន ពិភាក្សា និងសរសេរអំពី{topics}។',
  ),
];
