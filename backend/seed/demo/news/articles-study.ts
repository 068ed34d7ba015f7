import { text } from '@/backend/seed/demo/demo-text';
import type { DemoArticle } from './demo-article';

/** Reading for those who choose: blog, career guide, scholarships. */
export const studyArticles: readonly DemoArticle[] = [
  {
    key: 'how-to-choose-a-major',
    type: 'blog',
    title: text('How to choose a major without losing sleep', 'របៀបជ្រើសរើសជំនាញសិក្សា ដោយមិនបាច់បារម្ភពេក'),
    description: text(
      'Five questions that help you more than the name of a famous school.',
      'សំណួរប្រាំ ដែលជួយអ្នកបានច្រើនជាងឈ្មោះសាលាល្បី។',
    ),
    publishedDaysAgo: 3,
    body: [
      text(
        'Many students choose a major because a friend chose it. Before you decide, write down what you like to do when nobody asks you to, which subjects cost you little effort, and what kind of day you would like to have at work.',
        'សិស្សជាច្រើនជ្រើសរើសជំនាញសិក្សា ដោយសារមិត្តភក្តិរៀនជំនាញនោះ។ មុនពេលសម្រេចចិត្ត សូមសរសេរថាអ្នកចូលចិត្តធ្វើអ្វីពេលទំនេរ មុខវិជ្ជាណាដែលអ្នករៀនបានងាយ និងចង់បានថ្ងៃធ្វើការបែបណា។',
      ),
      text('## Five questions', '## សំណួរប្រាំ'),
      text(
        '- What can I already do a little?\n- What do I want to be able to do in four years?\n- Who does that work, and can I talk to one of them?\n- What does it cost a year, and who pays?\n- What is my second choice?',
        '- តើខ្ញុំចេះធ្វើអ្វីបានខ្លះហើយ?\n- តើបួនឆ្នាំទៀត ខ្ញុំចង់ចេះធ្វើអ្វី?\n- តើអ្នកណាធ្វើការងារនោះ ហើយខ្ញុំអាចសួរគាត់បានទេ?\n- តើមួយឆ្នាំចំណាយអស់ប៉ុន្មាន ហើយអ្នកណាបង់?\n- តើជម្រើសទីពីររបស់ខ្ញុំជាអ្វី?',
      ),
      text(
        'Take an [orientation test](/orientation-test), then look at [schools](/explore) that teach what it suggests and compare their yearly fees.',
        'សូមធ្វើ[តេស្តតម្រង់ទិស](/orientation-test) រួចមើល[សាលារៀន](/explore)ដែលបង្រៀនជំនាញទាំងនោះ ហើយប្រៀបធៀបថ្លៃសិក្សាប្រចាំឆ្នាំ។',
      ),
    ],
  },
  {
    key: 'bacii-last-month',
    type: 'blog',
    title: text('The last month before BacII', 'មួយខែចុងក្រោយមុនប្រឡងបាក់ឌុប'),
    description: text(
      'A calm plan for four weeks: what to repeat, when to rest.',
      'ផែនការស្ងប់ស្ងាត់សម្រាប់បួនសប្តាហ៍៖ ត្រូវរំលឹកអ្វី និងសម្រាកពេលណា។',
    ),
    publishedDaysAgo: 12,
    body: [
      text(
        'Four weeks are enough to repeat, not to learn everything anew. Give two weeks to the papers that carry the most points in your track, one week to old exams under real time, and the last week to sleep, notes and light repetition.',
        'បួនសប្តាហ៍គ្រប់គ្រាន់សម្រាប់រំលឹក មិនមែនសម្រាប់រៀនឡើងវិញទាំងអស់ទេ។ សូមចំណាយពីរសប្តាហ៍លើមុខវិជ្ជាដែលមានពិន្ទុច្រើនក្នុងថ្នាក់របស់អ្នក មួយសប្តាហ៍ធ្វើវិញ្ញាសាចាស់តាមម៉ោងពិត ហើយសប្តាហ៍ចុងក្រោយសម្រាប់ការគេង កំណត់ចំណាំ និងការរំលឹកស្រាលៗ។',
      ),
      text(
        'If the result is not what you hoped for, there is a re-sit, and associate degrees and technical programmes stay open. One exam does not decide a life.',
        'បើលទ្ធផលមិនដូចការរំពឹងទុក អ្នកនៅអាចប្រឡងម្តងទៀត ហើយបរិញ្ញាបត្ររង និងកម្មវិធីបច្ចេកទេសនៅតែបើកទទួល។ ការប្រឡងមួយមិនកំណត់ជីវិតទាំងមូលទេ។',
      ),
    ],
  },
  {
    key: 'what-an-electrician-does',
    type: 'careerGuide',
    title: text('A day with an electrician', 'មួយថ្ងៃជាមួយជាងអគ្គិសនី'),
    description: text(
      'What the work is like, how long the training takes, what it can pay.',
      'ការងារនេះជាបែបណា រៀនយូរប៉ុន្មាន និងអាចរកចំណូលបានប៉ុន្មាន។',
    ),
    publishedDaysAgo: 8,
    body: [
      text(
        'Sovann begins at seven. In the morning he lays cables in a new house, after lunch he looks for the fault in a bakery whose oven stopped at night. "You need steady hands and you need to think before you touch," he says.',
        'សុវណ្ណចាប់ផ្តើមការងារម៉ោងប្រាំពីរ។ ពេលព្រឹក គាត់រៀបខ្សែភ្លើងក្នុងផ្ទះថ្មី ក្រោយបាយថ្ងៃត្រង់ គាត់ស្វែងរកកំហុសក្នុងហាងនំប៉័ងមួយដែលឡឈប់ដំណើរការកាលពីយប់។ គាត់និយាយថា៖ «ត្រូវមានដៃនឹង ហើយត្រូវគិតមុននឹងប៉ះ»។',
      ),
      text(
        'A technical and vocational certificate takes from some months to two years, often with little or no fee. Those who like physics can go on to an associate or an engineering degree.',
        'សញ្ញាបត្របច្ចេកទេស និងវិជ្ជាជីវៈ ចំណាយពេលពីប៉ុន្មានខែទៅពីរឆ្នាំ ហើយជាញឹកញាប់ថ្លៃសិក្សាតិច ឬមិនបង់ថ្លៃ។ អ្នកដែលចូលចិត្តរូបវិទ្យា អាចបន្តថ្នាក់បរិញ្ញាបត្ររង ឬវិស្វករ។',
      ),
    ],
  },
  {
    key: 'first-cv-without-experience',
    type: 'careerGuide',
    title: text('Your first CV when you have never worked', 'ប្រវត្តិរូបសង្ខេបដំបូង ពេលអ្នកមិនធ្លាប់ធ្វើការ'),
    description: text(
      'What belongs on one page, and what companies look for in it.',
      'អ្វីដែលគួរដាក់ក្នុងមួយទំព័រ និងអ្វីដែលក្រុមហ៊ុនមើល។',
    ),
    publishedDaysAgo: 20,
    body: [
      text(
        'Everybody has experience: helping in the family shop, teaching a younger brother, organizing a class trip. Write what you did, for how long, and what came of it, in one line each.',
        'គ្រប់គ្នាមានបទពិសោធន៍៖ ជួយលក់នៅហាងគ្រួសារ បង្រៀនប្អូន រៀបចំដំណើរកម្សាន្តរបស់ថ្នាក់។ សូមសរសេរថាអ្នកបានធ្វើអ្វី យូរប៉ុន្មាន និងបានលទ្ធផលអ្វី ម្តងមួយបន្ទាត់។',
      ),
      text(
        'Fill in your profile on Sala first; it becomes a CV in both languages that you can send with an application for an internship.',
        'សូមបំពេញប្រវត្តិរូបលើ «សាលា» ជាមុនសិន ប្រវត្តិរូបនោះក្លាយជាប្រវត្តិរូបសង្ខេបជាពីរភាសា ដែលអ្នកអាចផ្ញើជាមួយពាក្យសុំកម្មសិក្សា។',
      ),
    ],
  },
  {
    key: 'romduol-science-scholarship',
    type: 'scholarship',
    title: text('Full scholarships for women in science', 'អាហារូបករណ៍ពេញសម្រាប់ស្ត្រីក្នុងវិទ្យាសាស្ត្រ'),
    description: text(
      'Twenty places in mathematics, physics and computer science.',
      'ចំនួន 20 កន្លែង ក្នុងជំនាញគណិតវិទ្យា រូបវិទ្យា និងវិទ្យាសាស្ត្រកុំព្យូទ័រ។',
    ),
    publishedDaysAgo: 6,
    endsInDays: 45,
    provider: text('Romduol River University', 'សាកលវិទ្យាល័យទន្លេរំដួល'),
    body: [
      text(
        'The scholarship pays the whole tuition fee of a four-year bachelor’s degree. It is open to women who have grade A, B or C in BacII or who sit the exam this year.',
        'អាហារូបករណ៍នេះបង់ថ្លៃសិក្សាទាំងស្រុង សម្រាប់បរិញ្ញាបត្រ 4 ឆ្នាំ។ ស្ត្រីដែលមាននិទ្ទេស A B ឬ C ក្នុងការប្រឡងបាក់ឌុប ឬកំពុងត្រៀមប្រឡងឆ្នាំនេះ អាចដាក់ពាក្យបាន។',
      ),
      text(
        'Apply on the [page of the university](/school/romduol-river-university) and attach a letter of one page about what you want to study and why.',
        'សូមដាក់ពាក្យនៅលើ[ទំព័រសាកលវិទ្យាល័យ](/school/romduol-river-university) ហើយភ្ជាប់លិខិតមួយទំព័រអំពីអ្វីដែលអ្នកចង់រៀន និងមូលហេតុ។',
      ),
    ],
  },
  {
    key: 'province-students-half-fee',
    type: 'scholarship',
    title: text('Half the fee for students from the provinces', 'បញ្ចុះថ្លៃសិក្សាពាក់កណ្តាលសម្រាប់សិស្សមកពីខេត្ត'),
    description: text(
      'Fifty places in hospitality, with a room in the school’s house.',
      'ចំនួន 50 កន្លែង ក្នុងជំនាញបដិសណ្ឋារកិច្ច មានបន្ទប់ស្នាក់នៅក្នុងសាលា។',
    ),
    publishedDaysAgo: 15,
    endsInDays: 25,
    provider: text('Lantern Institute of Hospitality', 'វិទ្យាស្ថានបដិសណ្ឋារកិច្ចគោមប្រទីប'),
    body: [
      text(
        'Students whose family lives outside of Phnom Penh pay half the tuition fee in all years, as long as they pass. Those from remote communes may live in the school’s house for a small rent.',
        'សិស្សដែលគ្រួសាររស់នៅក្រៅរាជធានីភ្នំពេញ បង់ថ្លៃសិក្សាត្រឹមពាក់កណ្តាលគ្រប់ឆ្នាំ ដរាបណាប្រឡងជាប់។ អ្នកមកពីឃុំដាច់ស្រយាល អាចស្នាក់នៅក្នុងផ្ទះរបស់សាលាដោយបង់ថ្លៃជួលតិចតួច។',
      ),
      text(
        'Bring a letter of your commune that names your home address.',
        'សូមយកលិខិតបញ្ជាក់ពីឃុំ ដែលមានអាសយដ្ឋានផ្ទះរបស់អ្នក។',
      ),
    ],
  },
];
