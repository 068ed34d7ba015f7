import type { Text } from '@/backend/seed/demo/demo-types';
import { text } from '@/backend/seed/demo/demo-text';

/** What a major is about and what its graduates do; both stand inside a sentence. */
export const societyNotes: Readonly<Record<string, { topics: Text; jobs: Text }>> = {
  law: {
    topics: text('civil law, criminal law and legal writing', 'ច្បាប់រដ្ឋប្បវេណី ច្បាប់ព្រហ្មទណ្ឌ និងការសរសេរលិខិតគតិយុត្ត'),
    jobs: text('lawyers, court clerks and legal officers', 'មេធាវី ក្រឡាបញ្ជី និងមន្ត្រីច្បាប់'),
  },
  'public-law': {
    topics: text('constitution, administration and human rights', 'រដ្ឋធម្មនុញ្ញ ច្បាប់រដ្ឋបាល និងសិទ្ធិមនុស្ស'),
    jobs: text('legal officers, civil servants and rights advisers', 'មន្ត្រីច្បាប់ មន្ត្រីរាជការ និងទីប្រឹក្សាសិទ្ធិមនុស្ស'),
  },
  'private-law': {
    topics: text('contracts, family law and land', 'កិច្ចសន្យា ច្បាប់គ្រួសារ និងដីធ្លី'),
    jobs: text('lawyers, notary assistants and company legal staff', 'មេធាវី ជំនួយការសារការី និងបុគ្គលិកច្បាប់ក្រុមហ៊ុន'),
  },
  'international-law': {
    topics: text('treaties, trade law and dispute settlement', 'សន្ធិសញ្ញា ច្បាប់ពាណិជ្ជកម្ម និងការដោះស្រាយវិវាទ'),
    jobs: text('diplomatic staff, trade lawyers and legal advisers', 'មន្ត្រីការទូត មេធាវីពាណិជ្ជកម្ម និងទីប្រឹក្សាច្បាប់'),
  },
  'public-administration': {
    topics: text('public service, local government and budgeting', 'សេវាសាធារណៈ រដ្ឋបាលមូលដ្ឋាន និងថវិកា'),
    jobs: text('civil servants, commune officers and administrators', 'មន្ត្រីរាជការ មន្ត្រីឃុំសង្កាត់ និងអ្នករដ្ឋបាល'),
  },
  'political-science': {
    topics: text('political ideas, institutions and elections', 'គំនិតនយោបាយ ស្ថាប័ន និងការបោះឆ្នោត'),
    jobs: text(
      'policy assistants, researchers and civic educators',
      'ជំនួយការគោលនយោបាយ អ្នកស្រាវជ្រាវ និងអ្នកអប់រំពលរដ្ឋ',
    ),
  },
  'international-relations': {
    topics: text('diplomacy, regional cooperation and world history', 'ការទូត សហប្រតិបត្តិការតំបន់ និងប្រវត្តិសាស្ត្រពិភពលោក'),
    jobs: text('diplomats, programme officers and journalists', 'អ្នកការទូត មន្ត្រីកម្មវិធី និងអ្នកសារព័ត៌មាន'),
  },
  'public-policy': {
    topics: text('policy analysis, statistics and public budgets', 'ការវិភាគគោលនយោបាយ ស្ថិតិ និងថវិកាសាធារណៈ'),
    jobs: text(
      'policy analysts, planners and programme managers',
      'អ្នកវិភាគគោលនយោបាយ អ្នករៀបចំផែនការ និងអ្នកគ្រប់គ្រងកម្មវិធី',
    ),
  },
  psychology: {
    topics: text('behaviour, counselling and mental health', 'អាកប្បកិរិយា ការប្រឹក្សា និងសុខភាពផ្លូវចិត្ត'),
    jobs: text('counsellors, school advisers and staff trainers', 'អ្នកប្រឹក្សា ទីប្រឹក្សាសាលា និងអ្នកបណ្តុះបណ្តាលបុគ្គលិក'),
  },
  sociology: {
    topics: text('society, family and field research', 'សង្គម គ្រួសារ និងការស្រាវជ្រាវនៅមូលដ្ឋាន'),
    jobs: text(
      'researchers, social planners and community workers',
      'អ្នកស្រាវជ្រាវ អ្នករៀបចំផែនការសង្គម និងអ្នកធ្វើការសហគមន៍',
    ),
  },
  history: {
    topics: text('Khmer history, sources and museums', 'ប្រវត្តិសាស្ត្រខ្មែរ ប្រភពឯកសារ និងសារមន្ទីរ'),
    jobs: text('history teachers, museum staff and guides', 'គ្រូប្រវត្តិវិទ្យា បុគ្គលិកសារមន្ទីរ និងមគ្គុទ្ទេសក៍'),
  },
  philosophy: {
    topics: text('ethics, logic and the history of ideas', 'សីលធម៌ តក្កវិទ្យា និងប្រវត្តិគំនិត'),
    jobs: text('teachers, editors and researchers', 'គ្រូបង្រៀន អ្នកកែសម្រួល និងអ្នកស្រាវជ្រាវ'),
  },
  geography: {
    topics: text('maps, land use and population', 'ផែនទី ការប្រើប្រាស់ដី និងប្រជាសាស្ត្រ'),
    jobs: text('map makers, land planners and geography teachers', 'អ្នកធ្វើផែនទី អ្នករៀបចំដែនដី និងគ្រូភូមិវិទ្យា'),
  },
  'community-development': {
    topics: text(
      'participation, project planning and local leadership',
      'ការចូលរួម ផែនការគម្រោង និងភាពជាអ្នកដឹកនាំក្នុងមូលដ្ឋាន',
    ),
    jobs: text('community organisers, project officers and trainers', 'អ្នករៀបចំសហគមន៍ មន្ត្រីគម្រោង និងគ្រូបង្គោល'),
  },
  'social-work': {
    topics: text('case work, child protection and family support', 'ការងារករណី ការការពារកុមារ និងការគាំទ្រគ្រួសារ'),
    jobs: text(
      'social workers, child protection officers and hospital advisers',
      'អ្នកសង្គមកិច្ច មន្ត្រីការពារកុមារ និងទីប្រឹក្សាមន្ទីរពេទ្យ',
    ),
  },
  archaeology: {
    topics: text('excavation, temples and conservation', 'ការធ្វើកំណាយ ប្រាសាទ និងការអភិរក្ស'),
    jobs: text('archaeologists, conservators and museum staff', 'បុរាណវិទូ អ្នកអភិរក្ស និងបុគ្គលិកសារមន្ទីរ'),
  },
  'education-management': {
    topics: text('school leadership, planning and quality', 'ភាពជាអ្នកដឹកនាំសាលា ផែនការ និងគុណភាពអប់រំ'),
    jobs: text('principals, education officers and trainers', 'នាយកសាលា មន្ត្រីអប់រំ និងអ្នកបណ្តុះបណ្តាល'),
  },
  'early-childhood-education': {
    topics: text('child development, play and early reading', 'ការលូតលាស់របស់កុមារ ការលេង និងការអានដំបូង'),
    jobs: text(
      'preschool teachers, centre leaders and child-care workers',
      'គ្រូមត្តេយ្យ ប្រធានមជ្ឈមណ្ឌល និងអ្នកថែទាំកុមារ',
    ),
  },
  'english-education': {
    topics: text('English, teaching methods and classroom practice', 'ភាសាអង់គ្លេស វិធីសាស្ត្របង្រៀន និងការហាត់បង្រៀន'),
    jobs: text('English teachers, course leaders and trainers', 'គ្រូភាសាអង់គ្លេស ប្រធានវគ្គ និងអ្នកបណ្តុះបណ្តាល'),
  },
  'khmer-literature': {
    topics: text('literature, grammar and manuscripts', 'អក្សរសិល្ប៍ វេយ្យាករណ៍ និងសាស្ត្រាស្លឹករឹត'),
    jobs: text('Khmer teachers, editors and writers', 'គ្រូភាសាខ្មែរ អ្នកកែសម្រួល និងអ្នកនិពន្ធ'),
  },
  'english-literature': {
    topics: text('novels, poetry and academic writing', 'ប្រលោមលោក កំណាព្យ និងការសរសេរបែបសិក្សា'),
    jobs: text('teachers, editors and content writers', 'គ្រូបង្រៀន អ្នកកែសម្រួល និងអ្នកសរសេរអត្ថបទ'),
  },
  english: {
    topics: text('speaking, reading and professional writing', 'ការនិយាយ ការអាន និងការសរសេរក្នុងការងារ'),
    jobs: text('office staff, teachers and customer advisers', 'បុគ្គលិកការិយាល័យ គ្រូបង្រៀន និងអ្នកបម្រើអតិថិជន'),
  },
  chinese: {
    topics: text('characters, conversation and business Chinese', 'អក្សរចិន ការសន្ទនា និងភាសាចិនពាណិជ្ជកម្ម'),
    jobs: text('interpreters, company assistants and guides', 'អ្នកបកប្រែ ជំនួយការក្រុមហ៊ុន និងមគ្គុទ្ទេសក៍'),
  },
  japanese: {
    topics: text(
      'writing systems, conversation and Japanese work culture',
      'ប្រព័ន្ធអក្សរ ការសន្ទនា និងវប្បធម៌ការងារជប៉ុន',
    ),
    jobs: text('interpreters, guides and company assistants', 'អ្នកបកប្រែ មគ្គុទ្ទេសក៍ និងជំនួយការក្រុមហ៊ុន'),
  },
  korean: {
    topics: text('hangul, conversation and workplace Korean', 'អក្សរហាន់គុល ការសន្ទនា និងភាសាកូរ៉េក្នុងការងារ'),
    jobs: text('interpreters, recruiters and guides', 'អ្នកបកប្រែ អ្នកជ្រើសរើសបុគ្គលិក និងមគ្គុទ្ទេសក៍'),
  },
  french: {
    topics: text('grammar, conversation and French for tourism', 'វេយ្យាករណ៍ ការសន្ទនា និងភាសាបារាំងផ្នែកទេសចរណ៍'),
    jobs: text('guides, teachers and interpreters', 'មគ្គុទ្ទេសក៍ គ្រូបង្រៀន និងអ្នកបកប្រែ'),
  },
  translation: {
    topics: text(
      'written translation, interpreting and terminology',
      'ការបកប្រែឯកសារ ការបកប្រែផ្ទាល់មាត់ និងវាក្យសព្ទ',
    ),
    jobs: text('translators, interpreters and subtitlers', 'អ្នកបកប្រែឯកសារ អ្នកបកប្រែផ្ទាល់មាត់ និងអ្នកធ្វើអក្សររត់'),
  },
  'tourism-management': {
    topics: text(
      'destinations, tour planning and sustainable travel',
      'គោលដៅទេសចរណ៍ ការរៀបចំដំណើរកម្សាន្ត និងទេសចរណ៍ប្រកបដោយចីរភាព',
    ),
    jobs: text('tour planners, guides and tourism officers', 'អ្នករៀបចំដំណើរកម្សាន្ត មគ្គុទ្ទេសក៍ និងមន្ត្រីទេសចរណ៍'),
  },
  'hotel-tourism-management': {
    topics: text('hotel operations, events and guest relations', 'ប្រតិបត្តិការសណ្ឋាគារ ព្រឹត្តិការណ៍ និងទំនាក់ទំនងភ្ញៀវ'),
    jobs: text(
      'hotel managers, event planners and reservation staff',
      'អ្នកគ្រប់គ្រងសណ្ឋាគារ អ្នករៀបចំព្រឹត្តិការណ៍ និងបុគ្គលិកកក់បន្ទប់',
    ),
  },
  hospitality: {
    topics: text('front office, food service and housekeeping', 'ការទទួលភ្ញៀវ សេវាម្ហូបអាហារ និងការថែទាំបន្ទប់'),
    jobs: text('receptionists, supervisors and restaurant managers', 'អ្នកទទួលភ្ញៀវ អ្នកត្រួតពិនិត្យ និងអ្នកគ្រប់គ្រងភោជនីយដ្ឋាន'),
  },
  'graphic-computing': {
    topics: text('digital drawing, layout and animation', 'ការគូរដោយកុំព្យូទ័រ ការរៀបទំព័រ និងគំនូរជីវចល'),
    jobs: text(
      'graphic designers, animators and print technicians',
      'អ្នករចនាក្រាហ្វិក អ្នកធ្វើគំនូរជីវចល និងអ្នកបច្ចេកទេសបោះពុម្ព',
    ),
  },
  'graphic-design': {
    topics: text('typography, colour and brand design', 'អក្សររចនា ពណ៌ និងការរចនាម៉ាកយីហោ'),
    jobs: text('graphic designers, illustrators and art directors', 'អ្នករចនាក្រាហ្វិក អ្នកគូររូប និងនាយកសិល្បៈ'),
  },
  'fashion-product-design': {
    topics: text('sketching, materials and prototypes', 'ការគូរព្រាង វត្ថុធាតុ និងគំរូផលិតផល'),
    jobs: text(
      'product designers, fashion makers and craft entrepreneurs',
      'អ្នករចនាផលិតផល អ្នករចនាម៉ូត និងសហគ្រិនសិប្បកម្ម',
    ),
  },
  'fine-arts': {
    topics: text('drawing, painting and sculpture', 'គំនូរ គំនូរប្រេង និងចម្លាក់'),
    jobs: text('artists, art teachers and restorers', 'សិល្បករ គ្រូសិល្បៈ និងអ្នកជួសជុលស្នាដៃសិល្បៈ'),
  },
  music: {
    topics: text('Khmer instruments, theory and performance', 'ឧបករណ៍តន្ត្រីខ្មែរ ទ្រឹស្តីតន្ត្រី និងការសម្តែង'),
    jobs: text('musicians, music teachers and sound producers', 'តន្ត្រីករ គ្រូតន្ត្រី និងអ្នកផលិតសំឡេង'),
  },
  'media-communication': {
    topics: text('video, public relations and media ethics', 'វីដេអូ ទំនាក់ទំនងសាធារណៈ និងក្រមសីលធម៌សារព័ត៌មាន'),
    jobs: text(
      'media producers, PR officers and social media managers',
      'អ្នកផលិតកម្មវិធី មន្ត្រីទំនាក់ទំនងសាធារណៈ និងអ្នកគ្រប់គ្រងបណ្តាញសង្គម',
    ),
  },
  journalism: {
    topics: text('reporting, interviews and fact checking', 'ការយកព័ត៌មាន ការសម្ភាសន៍ និងការផ្ទៀងផ្ទាត់ព័ត៌មាន'),
    jobs: text('reporters, editors and news presenters', 'អ្នកយកព័ត៌មាន អ្នកកែសម្រួល និងអ្នកអានព័ត៌មាន'),
  },
};
