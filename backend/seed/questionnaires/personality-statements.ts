import { type PersonalityAxis, personalityAxes } from '@/lib/domain/orientation/orientation-personality';
import type { PlacedStatement, Statement } from './statement';

type Poles = Record<'first' | 'second', readonly Statement[]>;

/** Five statements for each end of an axis, one idea each, without negation; written for Sala. */
const statements: Record<PersonalityAxis, Poles> = {
  EI: {
    first: [
      { en: 'A party gives me energy.', km: 'ពិធីជប់លៀងធ្វើឱ្យខ្ញុំមានថាមពល។' },
      { en: 'I start conversations with strangers.', km: 'ខ្ញុំចាប់ផ្តើមនិយាយជាមួយអ្នកដែលខ្ញុំមិនទាន់ស្គាល់។' },
      { en: 'I like studying in a group.', km: 'ខ្ញុំចូលចិត្តរៀនជាក្រុម។' },
      { en: 'Talking with others helps me think.', km: 'ការនិយាយជាមួយអ្នកដទៃជួយឱ្យខ្ញុំគិតបានល្អ។' },
      { en: 'I enjoy it when everybody looks at me.', km: 'ខ្ញុំសប្បាយចិត្តពេលគ្រប់គ្នាមើលមកខ្ញុំ។' },
    ],
    second: [
      { en: 'After a busy day I need time alone.', km: 'ក្រោយថ្ងៃដ៏មមាញឹក ខ្ញុំត្រូវការពេលនៅម្នាក់ឯង។' },
      { en: 'I prefer a few close friends to a big group.', km: 'ខ្ញុំចូលចិត្តមិត្តជិតស្និទ្ធពីរបីនាក់ ជាងក្រុមធំ។' },
      { en: 'I think quietly before I speak.', km: 'ខ្ញុំគិតស្ងាត់ៗសិន មុននឹងនិយាយ។' },
      { en: 'I like spending a free evening at home.', km: 'ខ្ញុំចូលចិត្តនៅផ្ទះនៅល្ងាចដែលទំនេរ។' },
      { en: 'I keep my feelings to myself.', km: 'ខ្ញុំទុកអារម្មណ៍របស់ខ្ញុំក្នុងចិត្ត។' },
    ],
  },
  SN: {
    first: [
      { en: 'I trust facts more than guesses.', km: 'ខ្ញុំជឿលើការពិត ជាងការស្មាន។' },
      { en: 'I notice small details.', km: 'ខ្ញុំសម្គាល់ឃើញចំណុចតូចៗលម្អិត។' },
      { en: 'I like instructions that go step by step.', km: 'ខ្ញុំចូលចិត្តការណែនាំមួយជំហានម្តងៗ។' },
      { en: 'I learn best by trying things with my hands.', km: 'ខ្ញុំរៀនបានល្អបំផុតដោយអនុវត្តផ្ទាល់ដៃ។' },
      { en: 'I think about today more than about the far future.', km: 'ខ្ញុំគិតអំពីថ្ងៃនេះ ច្រើនជាងអនាគតឆ្ងាយ។' },
    ],
    second: [
      { en: 'I often imagine a different world.', km: 'ខ្ញុំតែងស្រមៃអំពីពិភពលោកដែលខុសពីសព្វថ្ងៃ។' },
      { en: 'I like ideas that are completely new.', km: 'ខ្ញុំចូលចិត្តគំនិតដែលថ្មីស្រឡាង។' },
      { en: 'I look for the deeper meaning of a story.', km: 'ខ្ញុំស្វែងរកអត្ថន័យជ្រៅជ្រះនៃសាច់រឿង។' },
      { en: 'I enjoy talking about the meaning of life.', km: 'ខ្ញុំចូលចិត្តជជែកអំពីអត្ថន័យនៃជីវិត។' },
      { en: 'Doing the same thing every day bores me.', km: 'ខ្ញុំធុញនឹងការធ្វើរឿងដដែលៗរាល់ថ្ងៃ។' },
    ],
  },
  TF: {
    first: [
      { en: 'I decide with my head more than with my heart.', km: 'ខ្ញុំសម្រេចចិត្តដោយហេតុផល ជាងដោយអារម្មណ៍។' },
      { en: 'I tell friends openly when they are wrong.', km: 'ខ្ញុំប្រាប់មិត្តភក្តិត្រង់ៗ ពេលគេធ្វើខុស។' },
      { en: 'For me a fair rule comes before a kind exception.', km: 'សម្រាប់ខ្ញុំ ច្បាប់ត្រូវមុនការអនុគ្រោះ។' },
      { en: 'I enjoy a hard debate.', km: 'ខ្ញុំចូលចិត្តការជជែកដេញដោលខ្លាំងៗ។' },
      { en: 'I want proof before I believe something.', km: 'ខ្ញុំត្រូវការភស្តុតាង មុននឹងជឿអ្វីមួយ។' },
    ],
    second: [
      { en: 'I quickly feel what others feel.', km: 'ខ្ញុំឆាប់យល់អារម្មណ៍អ្នកដទៃ។' },
      { en: 'I am careful with the feelings of others.', km: 'ខ្ញុំប្រយ័ត្នចំពោះអារម្មណ៍របស់អ្នកដទៃ។' },
      {
        en: 'Peace in the group matters more to me than being right.',
        km: 'សម្រាប់ខ្ញុំ ភាពសុខដុមក្នុងក្រុមសំខាន់ជាងការឈ្នះសម្តី។',
      },
      { en: 'I follow my heart in important choices.', km: 'ខ្ញុំធ្វើតាមបេះដូងក្នុងជម្រើសសំខាន់ៗ។' },
      { en: 'Sad stories move me to tears.', km: 'រឿងកំសត់ធ្វើឱ្យខ្ញុំស្រក់ទឹកភ្នែក។' },
    ],
  },
  JP: {
    first: [
      { en: 'I make a plan before I begin.', km: 'ខ្ញុំរៀបផែនការមុននឹងចាប់ផ្តើម។' },
      { en: 'I finish my homework early.', km: 'ខ្ញុំធ្វើកិច្ចការផ្ទះចប់មុនកំណត់។' },
      { en: 'I keep my things in order.', km: 'ខ្ញុំរៀបចំរបស់របរមានសណ្តាប់ធ្នាប់។' },
      { en: 'I like to know beforehand what will happen.', km: 'ខ្ញុំចូលចិត្តដឹងជាមុនថានឹងមានអ្វីកើតឡើង។' },
      { en: 'I write lists of what I have to do.', km: 'ខ្ញុំសរសេរបញ្ជីកិច្ចការដែលត្រូវធ្វើ។' },
    ],
    second: [
      { en: 'I work best shortly before the deadline.', km: 'ខ្ញុំធ្វើការបានល្អបំផុតនៅពេលជិតផុតកំណត់។' },
      { en: 'I love a day without a timetable.', km: 'ខ្ញុំស្រឡាញ់ថ្ងៃដែលគ្មានកាលវិភាគ។' },
      { en: 'I change my plans at the last moment.', km: 'ខ្ញុំប្តូរផែនការនៅនាទីចុងក្រោយ។' },
      { en: 'I begin new things while old ones are still open.', km: 'ខ្ញុំចាប់ផ្តើមរឿងថ្មី ទាំងដែលរឿងចាស់នៅពាក់កណ្តាលទី។' },
      { en: 'I like to wait before I decide.', km: 'ខ្ញុំចូលចិត្តរង់ចាំសិន មុននឹងសម្រេចចិត្ត។' },
    ],
  },
  AT: {
    first: [
      { en: 'I stay calm under pressure.', km: 'ខ្ញុំរក្សាភាពស្ងប់ពេលមានសម្ពាធ។' },
      { en: 'I feel sure about my decisions.', km: 'ខ្ញុំជឿជាក់លើការសម្រេចចិត្តរបស់ខ្ញុំ។' },
      { en: 'After a failure I soon try again.', km: 'ក្រោយបរាជ័យ ខ្ញុំឆាប់សាកម្តងទៀត។' },
      { en: 'I sleep well before an exam.', km: 'ខ្ញុំគេងលក់ស្រួលមុនថ្ងៃប្រឡង។' },
      { en: 'I am content with who I am.', km: 'ខ្ញុំពេញចិត្តនឹងខ្លួនឯង។' },
    ],
    second: [
      { en: 'I often worry that something will go wrong.', km: 'ខ្ញុំតែងបារម្ភថានឹងមានរឿងមិនល្អកើតឡើង។' },
      { en: 'I think about my mistakes for a long time.', km: 'ខ្ញុំគិតអំពីកំហុសរបស់ខ្ញុំរយៈពេលយូរ។' },
      { en: 'I compare myself with others.', km: 'ខ្ញុំប្រៀបធៀបខ្លួនឯងជាមួយអ្នកដទៃ។' },
      { en: 'My mood changes quickly.', km: 'អារម្មណ៍របស់ខ្ញុំឆាប់ប្រែប្រួល។' },
      { en: 'I need others to tell me that I did well.', km: 'ខ្ញុំត្រូវការឱ្យអ្នកដទៃប្រាប់ថាខ្ញុំធ្វើបានល្អ។' },
    ],
  },
};

const rounds = statements.EI.first.length + statements.EI.second.length;

/** Axes alternate, and so do their ends: agreeing with everything gives a neutral result. */
export const personalityStatements: readonly PlacedStatement[] = Array.from({ length: rounds }, (_, round) =>
  personalityAxes.flatMap((scale, place) => {
    const reversed = (round + place) % 2 === 1;
    const statement = statements[scale][reversed ? 'second' : 'first'][Math.floor(round / 2)];
    const orderNumber = round * personalityAxes.length + place + 1;
    return statement
      ? [{ ...statement, key: `personality:${scale}${round + 1}`, scale, reversed, orderNumber }]
      : [];
  }),
).flat();
